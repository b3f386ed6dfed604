import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknownRoute } from './request-errors';

const YEAR_SECONDS = 31_536_000;

/** Serves the built web app; every address that is no file is a screen of it. */
export async function webApp(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(compress, { threshold: 1024 });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      void reply.header('cache-control', lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isScreen = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/assets/');
    return isScreen ? reply.sendFile('index.html') : answerUnknownRoute(request, reply);
  });
}
