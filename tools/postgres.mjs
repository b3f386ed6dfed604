import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { accountFor } from './postgres/account.mjs';
import { findBinaries } from './postgres/binaries.mjs';
import { readPostmasterFile, stopOrphan } from './postgres/orphan.mjs';
import { freePort } from './port.mjs';
import { Problem } from './problem.mjs';

const SUPERUSER = 'colophon';
const START_TIMEOUT_SECONDS = 60;

// Ends PostgreSQL when its standard input ends, that is when the process that started it stops it or dies;
// and ends itself when PostgreSQL does.
const STOP_WITH_STARTER = [
  'exec 3<&0',
  '"$@" 3<&- & server=$!',
  '{ cat <&3 > /dev/null; kill -INT $server; } 2> /dev/null & watcher=$!',
  'wait $server',
  'kill $watcher 2> /dev/null',
].join('\n');
const REMOVE_DATA = '\nrm -rf "$0"';

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, made on first use, on a free loopback port.
 * It is started again on the same port if it ends before it is stopped.
 * `throwaway`, for tests, trades safety of the data for speed and removes the folder in the end.
 */
export async function startPostgres({ dataDir, throwaway = false }) {
  const binaries = await findBinaries();
  const folder = join(resolve(dataDir), 'postgres');
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (!isNew) refuseOtherVersion(folder, dataDir, binaries.major);
  const account = accountFor(folder, { isNew });
  const passwordFile = join(resolve(dataDir), 'postgres-password');
  if (isNew) await initialise({ binaries, folder, account, passwordFile, throwaway });
  else await stopOrphan(folder);

  const parameters = { binaries, folder, account, dataDir, throwaway };
  let server = await launchWithRetries({ ...parameters, port: await freePort() });
  const { port } = server;
  let stopping = false;
  const exited = server.exited.then(async function startAgain() {
    if (stopping || throwaway) return;
    console.error('PostgreSQL ended unexpectedly; starting it again.');
    server = await launchWithRetries({ ...parameters, port });
    if (stopping) server.stop();
    await server.exited.then(startAgain);
  });

  const password = readFileSync(passwordFile, 'utf8');
  const urlOf = (database) => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    port,
    exited,
    database: (name) => ensureDatabase(urlOf, name),
    stop: () => {
      stopping = true;
      server.stop();
      return exited;
    },
  };
}

/** The superuser's address of a database that is made when it is not there. */
async function ensureDatabase(urlOf, name) {
  const { Client } = createRequire(import.meta.url)('pg');
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return urlOf(name);
}

function refuseOtherVersion(folder, dataDir, major) {
  const found = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  if (found === major) return;
  throw new Problem(
    `The data folder ${dataDir} was written by PostgreSQL ${found}, and this Colophon brings PostgreSQL ${major}. ` +
      (found > major ? 'Use a newer Colophon' : 'Use the Colophon that wrote it') +
      ', or set DATA_DIR to another folder.',
  );
}

async function initialise({ binaries, folder, account, passwordFile, throwaway }) {
  // Beside its place and then moved: a first start that is interrupted leaves no half-made cluster.
  const unfinished = `${folder}.unfinished`;
  for (const path of [folder, unfinished, passwordFile]) rmSync(path, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const { uid, gid } = account.options;
  if (uid !== undefined) for (const path of [unfinished, passwordFile]) chownSync(path, uid, gid);
  const [program, ...args] = [
    ...[...account.prefix, binaries.initdb, `--pgdata=${unfinished}`, `--username=${SUPERUSER}`],
    ...[`--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale'],
    ...(throwaway ? ['--no-sync'] : []),
  ];
  await promisify(execFile)(program, args, { ...account.options, cwd: '/' }).catch((error) => {
    throw new Problem(
      `PostgreSQL could not make its data folder ${folder}: ${lastLine(error.stderr) || error.message}`,
    );
  });
  renameSync(unfinished, folder);
}

async function launchWithRetries(parameters) {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    try {
      return await launch(parameters);
    } catch (error) {
      // The last sessions of a server that was killed may take a moment to end.
      if (!/in use/.test(error.message) || triesLeft === 1) throw error;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

async function launch({ binaries, folder, account, dataDir, throwaway, port }) {
  const logFile = join(resolve(dataDir), 'postgres.log');
  const log = openSync(logFile, 'w', 0o600);
  const command = [...account.prefix, binaries.postgres, '-D', folder, ...settings({ port, throwaway })];
  // A process group of its own: Ctrl-C reaches the services first, which still need the database to finish.
  const script = STOP_WITH_STARTER + (throwaway ? REMOVE_DATA : '');
  const child = spawn('sh', ['-c', script, resolve(dataDir), ...command], {
    ...account.options,
    cwd: '/',
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  const exited = new Promise((done) => child.once('exit', done));
  const stop = () => child.stdin.end();
  child.stdin.on('error', () => undefined);
  const trouble = await Promise.race([
    exited.then(() => 'it stopped at once'),
    readyOn(folder, port).then((ready) => (ready ? null : `it was not ready in ${START_TIMEOUT_SECONDS} s`)),
  ]);
  if (trouble === null) return { port, exited, stop };
  stop();
  throw new Problem(`PostgreSQL did not start: ${fatalLine(logFile) || trouble} (more in ${logFile}).`);
}

function settings({ port, throwaway }) {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...(throwaway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function readyOn(folder, port) {
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000;
  while (Date.now() < deadline) {
    const state = readPostmasterFile(folder);
    if (state?.port === port && state.status === 'ready') return true;
    await new Promise((done) => setTimeout(done, 10));
  }
  return false;
}

function fatalLine(logFile) {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  return lines.findLast((line) => /FATAL|error/i.test(line))?.replace(/^.*FATAL: +/, '');
}

function lastLine(text) {
  return text?.trim().split('\n').at(-1);
}
