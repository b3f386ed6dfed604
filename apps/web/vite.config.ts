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

/** What the screens behind the sign-in share. */
const SIGNED_IN =
  /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\/|src\/generated\/|src\/graphql\/(screen-query|use-repeated)|src\/screen\/screen\.|toast-(queue|region)/;

/** Few chunks rather than many: together they compress better, and a screen is there after fewer requests. */
const chunks = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'data', test: SIGNED_IN, priority: 2 },
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: { '/graphql': gateway, '/api': gateway, '/dev': gateway, '/content': gateway } },
});
