import type { Plugin } from 'vite';

export function routerParts(): Plugin;
