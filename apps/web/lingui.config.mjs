import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';

const web = '<rootDir>/apps/web/src';
const folders = (...names) => names.map((name) => `${web}/${name}`);
const never = ['**/generated/**', '**/*.spec.*'];

/** Every page needs the strings of `shell`; a screen adds those of its branch of routes. */
const catalogues = {
  shell: [...folders('app', 'appearance', 'screen'), '<rootDir>/libs/ui/src'],
  landing: folders('features/landing'),
  auth: folders('features/auth'),
  exam: folders('features/exam'),
};
const elsewhere = folders('features/landing/**', 'features/auth/**', 'features/exam/**');

export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    ...Object.entries(catalogues).map(([name, include]) => catalogue(name, include)),
    catalogue('signed-in', folders('features', 'exam-start', 'grading'), elsewhere),
  ],
  // Line numbers would change the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
};

function catalogue(name, include, exclude = []) {
  return { path: `${web}/locales/{locale}/${name}`, include, exclude: [...never, ...exclude] };
}
