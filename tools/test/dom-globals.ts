import { TextDecoder, TextEncoder } from 'node:util';

// The router needs them, browsers have them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
