import './node-version.mjs';
import { buildEverything } from './build.mjs';
import { planProcesses, randomPassword, replicasFrom } from './distributed/plan.mjs';
import { supervise, untilReady } from './distributed/supervisor.mjs';
import { installDependencies } from './install.mjs';
import { migrate } from './migrate.mjs';
import { checkPort, wantedPort } from './port.mjs';
import { Problem } from './problem.mjs';
import { failAndExit, stopOnSignals, whenStopping } from './shutdown.mjs';
import { step } from './steps.mjs';

/** Runs the gateway and every service as a process of its own, against a database and a NATS server. */
async function startServices() {
  const replicas = replicasFrom(process.argv.slice(2));
  const port = wantedPort();
  const env = requiredEnvironment();
  await checkPort(port);
  await installDependencies();
  await buildEverything();
  await step('Migrating the database', () =>
    migrate({ adminUrl: env.DATABASE_URL, servicePassword: env.SERVICE_DATABASE_PASSWORD }),
  );
  const planned = await planProcesses({ port, replicas, env });
  for (const plan of planned) whenStopping(supervise(plan).stop);
  await Promise.all(planned.filter((plan) => plan.port).map(untilReady));
  console.log(`Colophon is ready at ${env.PUBLIC_URL || `http://localhost:${port}`}`);
}

function requiredEnvironment() {
  const missing = ['DATABASE_URL', 'NATS_URL'].filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Problem(
      `Set ${missing.join(' and ')}: the services meet in a PostgreSQL database, which they reach as ` +
        'somebody who may create roles, and over a NATS server with JetStream.',
    );
  }
  return {
    ...process.env,
    SERVICE_DATABASE_PASSWORD: process.env.SERVICE_DATABASE_PASSWORD || randomPassword(),
  };
}

stopOnSignals();
await startServices().catch(failAndExit);
