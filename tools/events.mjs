import './node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dataFolderPath } from './data-folder.mjs';
import { readPostmasterFile } from './postgres/orphan.mjs';
import { Problem } from './problem.mjs';
import { runAsProgram } from './program.mjs';
import { SERVICES } from './services.mjs';

const USAGE =
  'Usage: npm run events -- dead | npm run events -- replay EVENT_ID | npm run events -- replay all';

/** Lists the events that a service could not handle, or has them handled again. */
async function main() {
  const [command, which] = process.argv.slice(2);
  if (command === 'dead' && !which) return withDatabase(listDeadLetters);
  if (command === 'replay' && which) return withDatabase((client) => replay(client, which));
  throw new Problem(USAGE);
}

async function listDeadLetters(client) {
  let count = 0;
  for (const service of SERVICES) {
    const { rows } = await client.query(
      `select event_id, subject, attempts, died_at, error from ${service}.dead_letter order by died_at`,
    );
    for (const row of rows) {
      console.log(
        `${row.event_id}  ${service} ← ${row.subject}  ${row.attempts} tries, ${row.died_at.toISOString()}`,
      );
      console.log(`    ${row.error}`);
    }
    count += rows.length;
  }
  console.log(count === 1 ? '1 dead letter' : `${count} dead letters`);
}

/** The service itself takes up what is marked here, within two seconds when it runs. */
async function replay(client, which) {
  let count = 0;
  for (const service of SERVICES) {
    const { rowCount } = await client.query(
      `update ${service}.dead_letter set replay_requested_at = now() where $1 = 'all' or event_id::text = $1`,
      [which],
    );
    count += rowCount;
  }
  if (count === 0 && which !== 'all') throw new Problem(`There is no dead letter ${which}.`);
  console.log(`${count === 1 ? '1 dead letter' : `${count} dead letters`} will be handled again.`);
}

async function withDatabase(work) {
  const { Client } = createRequire(import.meta.url)('pg');
  const client = new Client({ connectionString: process.env.DATABASE_URL || embeddedDatabaseUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The database of the Colophon that `npm start` runs on the data folder. */
function embeddedDatabaseUrl() {
  const folder = dataFolderPath();
  const passwordFile = join(folder, 'postgres-password');
  const server = readPostmasterFile(join(folder, 'postgres'));
  if (!server || !existsSync(passwordFile)) {
    throw new Problem(`No Colophon runs on the data folder ${folder}. Start it, or set DATABASE_URL.`);
  }
  return `postgresql://colophon:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${server.port}/colophon`;
}

await runAsProgram(import.meta, main);
