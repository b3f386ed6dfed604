import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/** The port to serve on, from the environment. */
export function wantedPort() {
  const text = process.env.PORT || '4000';
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Problem(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** Fails with one sentence when the port cannot be listened on, before anything slow has begun. */
export function checkPort(port) {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', ({ code }) => fail(new Problem(sentence(port, code))));
    server.listen(port, () => server.close(done));
  });
}

/** A port that nobody listens on just now. */
export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function sentence(port, code) {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to another port.`;
  return `Port ${port} cannot be used (${code}). Set PORT to another port.`;
}
