import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';

const PATIENCE_MS = 1000;
const LOOK_EVERY_MS = 20;

/** Options of a server that stops without failing a request. */
export const GRACEFUL_STOP = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

/**
 * Has a server that stops tell each client, with its next reply, to connect anew, and close what is idle only then:
 * closed at once, a connection that is kept alive takes the request with it that is just on its way.
 */
export function letConnectionsLeave(app: Pick<FastifyInstance, 'server' | 'addHook'>): void {
  app.addHook('preClose', async () => {
    const patienceEnds = performance.now() + PATIENCE_MS;
    while (performance.now() < patienceEnds && (await openConnections(app.server)) > 0) {
      await setTimeout(LOOK_EVERY_MS);
    }
  });
}

function openConnections(server: FastifyInstance['server']): Promise<number> {
  return new Promise((tell) => {
    server.getConnections((error, count) => tell(error ? 0 : count));
  });
}
