import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';

const web = '<rootDir>/apps/web/src';
/** Features that visitors see before anything else; their strings come with the first load. */
const publicFeatures = ['auth', 'landing'].map((feature) => `${web}/features/${feature}`);
const shell = ['app', 'appearance', 'screen'].map((folder) => `${web}/${folder}`);
/** What more than one feature behind the sign-in shows. */
const shared = ['exam-start', 'grading'].map((folder) => `${web}/${folder}`);
const exam = `${web}/features/exam`;
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
      include: [`${web}/features`, ...shared],
      exclude: [...never, ...[...publicFeatures, exam].map((folder) => `${folder}/**`)],
    },
    { path: `${web}/locales/{locale}/exam`, include: [exam], exclude: never },
  ],
  // Line numbers would change the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
};
