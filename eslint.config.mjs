import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';
import { boundaries, composition } from './tools/lint/boundaries.mjs';
import { everyResolverNamesItsAccess, featuresApart, without } from './tools/lint/restrictions.mjs';

// The boundaries are read from Nx's cache of the projects, and not checked at all where there is none.
await createProjectGraphAsync();

const inNode = globals(
  'Buffer',
  'URL',
  'URLSearchParams',
  'clearTimeout',
  'console',
  'fetch',
  'performance',
  'process',
  'setTimeout',
);
const inBrowser = globals('document', 'localStorage', 'matchMedia', 'window');
const typed = ['**/*.ts', '**/*.tsx', '**/*.mts'];
const unused = {
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  caughtErrors: 'none',
  ignoreRestSiblings: true,
};
const tests = ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**/*.ts'];

export default [
  { ignores: ['**/dist/', '**/generated/', '**/coverage/', '.nx/', '.data/'] },
  { linterOptions: { noInlineConfig: true }, plugins: { '@nx': nx } },
  js.configs.recommended,
  ...typescript.configs.recommended.map((config) => ({ ...config, files: typed })),
  {
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 80],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-unused-vars': ['error', unused],
    },
  },
  {
    files: typed,
    rules: { 'no-unused-vars': 'off', '@typescript-eslint/no-unused-vars': ['error', unused] },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: inNode } },
  { files: ['apps/web/public/**'], languageOptions: { globals: inBrowser } },
  { files: ['apps/**', 'libs/**'], rules: { '@nx/enforce-module-boundaries': boundaries() } },
  { files: tests, rules: { '@nx/enforce-module-boundaries': boundaries({ tests: true }) } },
  { files: ['apps/embedded/**'], rules: { '@nx/enforce-module-boundaries': boundaries(composition) } },
  { files: [...tests, 'libs/testing/**'], rules: { 'max-lines-per-function': 'off' } },
  { files: ['**/*.resolver.ts'], rules: { 'no-restricted-syntax': everyResolverNamesItsAccess } },
  { files: ['apps/*/src/**', 'libs/*/src/**'], rules: { 'no-restricted-imports': without('nats') } },
  {
    files: ['libs/{service-kit,storage}/src/**', 'apps/gateway/src/**'],
    rules: { 'no-restricted-imports': without('nats', 'typeorm') },
  },
  {
    files: ['libs/{contracts,ui}/src/**', 'apps/web/src/**'],
    rules: { 'no-restricted-imports': without('nats', 'typeorm', 'nest') },
  },
  { files: [...tests, 'libs/events/src/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['apps/web/src/features/**'],
    rules: { '@typescript-eslint/no-restricted-imports': featuresApart('apps/web/src/features') },
  },
  { files: ['apps/web/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
];

function globals(...names) {
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
