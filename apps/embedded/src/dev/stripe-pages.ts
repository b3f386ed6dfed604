import type { StripeEmulator } from '@colophon/stripe-emulator';
import type { FastifyInstance } from 'fastify';

/** The emulator's checkout and portal, on the address that the browser uses anyway. */
export async function stripePages(
  app: FastifyInstance,
  { emulator }: { emulator: StripeEmulator },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.route({
    method: ['GET', 'POST'],
    url: '/dev/stripe/*',
    onRequest: (request, reply) => {
      reply.hijack();
      void emulator.handlePage(request.raw, reply.raw);
    },
    handler: () => undefined,
  });
}
