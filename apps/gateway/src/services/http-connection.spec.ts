import { buildRequestContext } from '@colophon/testing';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectOverHttp } from './http-connection';

describe('a service over HTTP', () => {
  let server: Server;
  let reply: { status: number; type: string; body: string };

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });

  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
  });

  function ask(): Promise<unknown> {
    const { port } = server.address() as AddressInfo;
    const { dataSource } = connectOverHttp(`http://127.0.0.1:${port}`);
    const request = { query: '{ me { id } }' };
    const context = buildRequestContext();
    return Promise.resolve(
      dataSource.process({ request, context, incomingRequestContext: undefined } as never),
    );
  }

  it.each([
    ['is stopping', 503, 'application/json', '{"error":"Service Unavailable"}'],
    ['is a proxy that finds nobody', 502, 'text/html', '<h1>Bad Gateway</h1> 10.1.2.3'],
    ['fails', 500, 'application/json', '{"errors":[{"message":"at /srv/app.js"}]}'],
    ['does not speak GraphQL', 200, 'text/html', '<h1>Hello</h1>'],
    ['knows nothing of it', 404, 'application/problem+json', '{"detail":"Cannot POST /graphql"}'],
  ])('that %s is away for a while, and nothing of it is told', async (_what, status, type, body) => {
    reply = { status, type, body };
    const error = await ask().then(
      () => undefined,
      (failure: Error) => failure,
    );
    expect(error).toMatchObject({ message: expect.stringMatching(/^Colophon cannot be reached/) });
    expect(error).toHaveProperty('extensions', { code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  });

  it('gives its data and its errors on', async () => {
    const answer = { data: null, errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] };
    reply = { status: 200, type: 'application/json', body: JSON.stringify(answer) };
    expect(await ask()).toMatchObject(answer);
  });
});
