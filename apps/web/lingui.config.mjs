import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';

const web = '<rootDir>/apps/web/src';
/** Features that visitors see before anything else; their strings come with the first load. */
const publicFeatures = ['auth', 'landing'].map((feature) => `${web}/features/${feature}`);
const shell = ['app', 'appearance', 'screen'].map((folder) => `${web}/${folder}`);
const never = ['**/generated/**', '**/*.spec.*'];

export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: `${web}/locales/{locale}/public`,
      include: [...shell, ...publicFeatures, '<rootDir>/libs/ui/src'],
      exclude: never,
    },
    {
      path: `${web}/locales/{locale}/signed-in`,
      include: [`${web}/features`],
      exclude: [...never, ...publicFeatures.map((folder) => `${folder}/**`)],
    },
  ],
  // Line numbers would change the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
};
