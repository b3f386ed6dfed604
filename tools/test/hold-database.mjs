import { openDataFolder } from '../data-folder.mjs';
import { startPostgres } from '../postgres.mjs';
import { failAndExit, stopOnSignals, whenStopping } from '../shutdown.mjs';

/** Holds a data folder and its PostgreSQL as `npm start` does, without the services, until it is stopped. */
async function hold(path) {
  const folder = openDataFolder(path);
  whenStopping(folder.release);
  const postgres = await startPostgres({ dataDir: folder.path });
  whenStopping(postgres.stop);
  console.log(`ready ${await postgres.database('colophon')}`);
  await postgres.exited;
}

stopOnSignals();
await hold(process.argv[2]).catch(failAndExit);
