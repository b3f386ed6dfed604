import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { macros } from './build/macros-plugin.mjs';
import { routerParts } from './build/router-parts-plugin.mjs';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';
const here = fileURLToPath(new URL('.', import.meta.url));
// The router's package names only its development build in its exports.
const router = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')));

/** Few chunks rather than many small ones; what changes with a release apart from what seldom does. */
const chunks = [
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/, priority: 4 },
  { name: 'shell', tags: ['$initial' as const], priority: 3 },
  {
    name: 'data',
    test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\/|src\/generated\/|screen-query/,
    priority: 2,
  },
  { name: 'parts', test: /libs\/ui\/src\//, minShareCount: 4, priority: 1 },
];

export default defineConfig({
  root: here,
  plugins: [macros(), routerParts(), lingui({ cwd: here, failOnCompileError: true }), react()],
  resolve: {
    // RxJS is compiled down to ES5 unless it is asked for otherwise.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: `${router}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A package is left out where it is only read or named, not used.
      treeshake: {
        propertyReadSideEffects: false,
        propertyWriteSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { proxy: { '/graphql': gateway, '/api': gateway, '/dev': gateway, '/content': gateway } },
});
