import './node-version.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildEverything } from './build.mjs';
import { dataFolderPath, openDataFolder } from './data-folder.mjs';
import { installDependencies } from './install.mjs';
import { migrate } from './migrate.mjs';
import { checkPort, wantedPort } from './port.mjs';
import { startPostgres } from './postgres.mjs';
import { Problem } from './problem.mjs';
import { root } from './services.mjs';
import { failAndExit, logFailuresTo, stopOnSignals, whenStopping } from './shutdown.mjs';
import { step } from './steps.mjs';

const DATABASE = 'colophon';

async function start() {
  const port = wantedPort();
  await checkPort(port);
  await installDependencies();
  await buildEverything();

  const folder = openDataFolder(dataFolderPath());
  whenStopping(folder.release);
  logFailuresTo(join(folder.path, 'failure.log'));
  const servicePassword = folder.secret('service-password');
  const postgres = await step('Starting PostgreSQL', () => startPostgres({ dataDir: folder.path }));
  whenStopping(postgres.stop);
  const adminUrl = await postgres.database(DATABASE);
  await step('Migrating the database', () => migrate({ adminUrl, servicePassword }));
  const colophon = await step('Starting the services', () =>
    startServices({
      port,
      dataDir: folder.path,
      databaseUrl: `postgresql://127.0.0.1:${postgres.port}/${DATABASE}`,
      servicePassword,
    }),
  );
  whenStopping(colophon.stop);
  console.log(`Colophon is ready at ${colophon.url}`);
}

async function startServices(options) {
  const { startEmbedded } = createRequire(import.meta.url)(join(root, 'apps/embedded/dist/main.js'));
  try {
    return await startEmbedded(options);
  } catch (error) {
    throw error.name === 'ConfigurationError' ? new Problem(error.message) : error;
  }
}

stopOnSignals();
await start().catch(failAndExit);
