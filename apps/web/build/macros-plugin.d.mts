import type { Plugin } from 'vite';

export function macros(): Plugin;
