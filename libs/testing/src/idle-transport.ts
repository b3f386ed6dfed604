import type { EventTransport } from '@colophon/events';

/** Takes events and delivers none: tests of one service deliver by hand. */
export const idleTransport: EventTransport = {
  publish: async () => undefined,
  subscribe: async () => undefined,
  storeId: async () => 'idle',
  close: async () => undefined,
};
