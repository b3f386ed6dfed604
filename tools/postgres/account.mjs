import { spawnSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from '../problem.mjs';

const UNSHARE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

/**
 * How to run PostgreSQL, which refuses to run as root, on this folder: a command to put before its own, and the
 * account to run it under. An ordinary user runs it directly. Root runs it in a user namespace, where it may
 * use what root owns without being root; where that is not allowed, under an account without rights.
 * A folder that exists belongs to the account that made it and stays with it.
 */
export function accountFor(folder, { isNew }) {
  if (process.getuid?.() !== 0) {
    if (!isNew) refuseForeignFolder(folder);
    return { prefix: [], options: {} };
  }
  const owner = isNew ? 0 : statSync(folder).uid;
  if (owner !== 0) return { prefix: [], options: { uid: owner, gid: statSync(folder).gid } };
  if (spawnSync(UNSHARE[0], [...UNSHARE.slice(1), 'true']).status === 0)
    return { prefix: UNSHARE, options: {} };
  if (!isNew)
    throw new Problem(`PostgreSQL cannot run as root here, and the folder ${folder} belongs to root.`);
  // The account has to pass through the data folder, whose other files only root may read.
  chmodSync(dirname(folder), 0o711);
  return { prefix: [], options: accountWithoutRights() };
}

function refuseForeignFolder(folder) {
  const owner = statSync(folder).uid;
  if (owner === process.getuid()) return;
  throw new Problem(
    `The data folder ${folder} belongs to another user. Set DATA_DIR to a folder of your own.`,
  );
}

function accountWithoutRights() {
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf(name, '-u');
    if (uid) return { uid, gid: idOf(name, '-g') };
  }
  throw new Problem('PostgreSQL cannot run as root here: start Colophon as an ordinary user.');
}

function idOf(name, flag) {
  return Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout) || 0;
}
