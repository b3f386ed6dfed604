import fastify from 'fastify';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GRACEFUL_STOP, letConnectionsLeave } from './graceful-stop';

interface Reply {
  status: number | undefined;
  connection: string | undefined;
}

function request(url: string, agent: Agent): Promise<Reply> {
  return new Promise((done, failed) => {
    get(url, { agent }, (response) => {
      const reply = { status: response.statusCode, connection: response.headers.connection };
      response.resume().once('end', () => done(reply));
    }).once('error', failed);
  });
}

/** Sends one request after the other on one connection until the server asks to leave it. */
async function useConnection(url: string): Promise<Set<number | undefined>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number | undefined>();
  for (let reply: Reply | undefined; reply?.connection !== 'close'; statuses.add(reply.status)) {
    reply = await request(url, agent);
  }
  agent.destroy();
  return statuses;
}

describe('a server that stops', () => {
  it('answers every request of clients that keep their connections busy', async () => {
    const app = fastify(GRACEFUL_STOP);
    letConnectionsLeave(app);
    let served = 0;
    const servedMany = new Promise<void>((done) => {
      app.get('/', async () => {
        served += 1;
        if (served === 200) done();
        return 'ok';
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const clients = Array.from({ length: 8 }, () => useConnection(`http://127.0.0.1:${port}/`));
    await servedMany;
    await app.close();
    expect(await Promise.all(clients)).toEqual(clients.map(() => new Set([200])));
  });

  it('does not wait for long for clients that keep a connection and say nothing', async () => {
    const app = fastify(GRACEFUL_STOP);
    letConnectionsLeave(app);
    app.get('/', async () => 'ok');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    await request(`http://127.0.0.1:${port}/`, agent);
    const startedAt = performance.now();
    await app.close();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    agent.destroy();
  });
});
