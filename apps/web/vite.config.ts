import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { macros } from './build/macros-plugin.mjs';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';
const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here,
  plugins: [macros(), lingui({ cwd: here, failOnCompileError: true }), react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/graphql': gateway, '/api': gateway, '/dev': gateway, '/content': gateway } },
});
