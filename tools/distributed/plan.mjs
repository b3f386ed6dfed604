import { randomBytes } from 'node:crypto';
import { freePort } from '../port.mjs';
import { Problem } from '../problem.mjs';
import { SERVICES } from '../services.mjs';

/** How many processes of each service the command line asks for, as `--grading 3`; one of each otherwise. */
export function replicasFrom(args) {
  const replicas = Object.fromEntries(SERVICES.map((service) => [service, 1]));
  for (let at = 0; at < args.length; at += 2) {
    const service = args[at].replace(/^--/, '');
    const count = Number(args[at + 1]);
    if (!(service in replicas) || !Number.isInteger(count) || count < 1) {
      throw new Problem(
        `Cannot read "${args[at]} ${args[at + 1] ?? ''}". Write --SERVICE COUNT, as in --grading 3.`,
      );
    }
    replicas[service] = count;
  }
  return replicas;
}

/** The processes to run: their names, programs and environments. */
export async function planProcesses({ port, replicas, env }) {
  const services = await Promise.all(SERVICES.map(async (service) => ({ service, port: await freePort() })));
  const urlOf = Object.fromEntries(
    services.map(({ service, port }) => [service, `http://127.0.0.1:${port}`]),
  );
  const shared = {
    ...env,
    DATABASE_URL: withoutCredentials(env.DATABASE_URL),
    SERVICE_DATABASE_PASSWORD: env.SERVICE_DATABASE_PASSWORD,
    JWKS_URL: `${urlOf.identity}/.well-known/jwks.json`,
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${port}`,
  };
  return [
    ...services.flatMap((planned) => replicasOf(planned, replicas[planned.service], shared)),
    { name: 'gateway', app: 'gateway', port, env: gatewayEnvironment({ port, urlOf, env }) },
  ];
}

/** The gateway talks to the first; the others take their share of events and work, on ports nobody calls. */
function replicasOf({ service, port }, count, shared) {
  return Array.from({ length: count }, (_, at) => ({
    name: count > 1 ? `${service}-${at + 1}` : service,
    app: service,
    port: at === 0 ? port : null,
    env: { ...shared, PORT: String(at === 0 ? port : 0) },
  }));
}

/** The gateway has no database and no secrets of others. */
function gatewayEnvironment({ port, urlOf, env }) {
  const { DATABASE_URL: _database, SERVICE_DATABASE_PASSWORD: _password, ...rest } = env;
  const urls = SERVICES.map((service) => [`${service.toUpperCase()}_URL`, urlOf[service]]);
  return {
    ...rest,
    ...Object.fromEntries(urls),
    PORT: String(port),
    JWKS_URL: `${urlOf.identity}/.well-known/jwks.json`,
  };
}

/** The address of the database in which a service signs in as its own role. */
function withoutCredentials(address) {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

export function randomPassword() {
  return randomBytes(24).toString('base64url');
}
