import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';

export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/apps/web/src/locales/{locale}/messages',
      include: ['<rootDir>/apps/web/src', '<rootDir>/libs/ui/src'],
      exclude: ['**/generated/**', '**/*.spec.*'],
    },
  ],
  // Line numbers would change the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
};
