import { SERVICES, type ServiceName } from '@colophon/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServiceConnections } from './services/service-connection';

interface ForwardedRoute {
  method: 'GET' | 'POST';
  path: string;
  service: ServiceName;
  /** The path at the service; the query goes along. */
  to: string;
}

/** Plain HTTP that a service answers itself: bytes whose exact form matters, and files. */
export const FORWARDED_ROUTES: readonly ForwardedRoute[] = [
  { method: 'GET', path: '/.well-known/jwks.json', service: 'identity', to: '/.well-known/jwks.json' },
  { method: 'GET', path: '/covers/:slug', service: 'catalogue', to: '/covers/:slug' },
  { method: 'POST', path: '/api/billing/webhook', service: 'billing', to: '/billing/webhook' },
  { method: 'POST', path: '/api/badges/pdf', service: 'certificates', to: '/badges/pdf' },
  ...SERVICES.map((service): ForwardedRoute => ({
    method: 'GET',
    path: `/health/services/${service}/dependencies`,
    service,
    to: '/health/dependencies',
  })),
];

/** Hands requests on with their body unread, so that they reach the service byte for byte. */
export async function forwardedRoutes(app: FastifyInstance, services: ServiceConnections): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  for (const { method, path, service, to } of FORWARDED_ROUTES) {
    app.route({
      method,
      url: path,
      handler: (request, reply) => {
        const { search } = new URL(request.url, 'http://gateway');
        const target = to.replace(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent((request.params as Record<string, string>)[name] ?? ''),
        );
        services[service].forward(request, reply, target + search);
      },
    });
  }
}
