import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from './problem.mjs';
import { isRunning, startTimeOf } from './processes.mjs';

/** Raised when the folder's layout changes so that older code cannot use it. */
const DATA_VERSION = 1;
const IN_ANY_EMPTY_FOLDER = new Set(['lost+found']);

/** Where Colophon keeps its data, as the environment says. */
export function dataFolderPath() {
  return process.env.DATA_DIR || '.data';
}

/**
 * Takes the data folder for this process, making it where there is none, until it is released.
 * A folder of a newer Colophon, of somebody else's files, or in use is refused.
 */
export function openDataFolder(path) {
  const folder = resolve(path);
  makeFolder(folder, path);
  checkVersion(folder, path);
  const release = lock(join(folder, 'colophon.lock'), path);
  return { path: folder, secret: (name) => secret(join(folder, name)), release };
}

export function isDataFolder(path) {
  return existsSync(join(path, 'version'));
}

function makeFolder(folder, path) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(join(folder, 'version'))) {
      const strangers = readdirSync(folder).filter((name) => !IN_ANY_EMPTY_FOLDER.has(name));
      if (strangers.length > 0) {
        throw new Problem(`The folder ${path} holds other files. Set DATA_DIR to a new or empty folder.`);
      }
      writeFileSync(join(folder, 'version'), `${DATA_VERSION}\n`);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(
      `The data folder ${path} cannot be used (${error.code}). Set DATA_DIR to another folder.`,
    );
  }
}

function checkVersion(folder, path) {
  const version = Number(readFileSync(join(folder, 'version'), 'utf8'));
  if (version <= DATA_VERSION) return;
  throw new Problem(
    `The data folder ${path} was written by a newer Colophon (data version ${version}, this one knows ` +
      `${DATA_VERSION}). Use the newer one, or set DATA_DIR to another folder.`,
  );
}

function lock(file, path) {
  for (;;) {
    try {
      const owner = { pid: process.pid, startTime: startTimeOf(process.pid) };
      writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: 0o644 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code === 'EACCES') {
        throw new Problem(`The data folder ${path} cannot be written to. Set DATA_DIR to another folder.`);
      }
      if (error.code !== 'EEXIST') throw error;
    }
    removeStaleLock(file, path);
  }
}

function removeStaleLock(file, path) {
  const content = readFileSync(file, 'utf8');
  const owner = parse(content);
  if (owner && isRunning(owner.pid) && startTimeOf(owner.pid) === owner.startTime) {
    throw new Problem(
      `The data folder ${path} is in use by another Colophon (process ${owner.pid}). ` +
        'Stop it, or set DATA_DIR to another folder.',
    );
  }
  // Moved before it is removed: another Colophon that starts right now may have replaced it already.
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  if (readFileSync(aside, 'utf8') !== content) renameSync(aside, file);
  else rmSync(aside);
}

function parse(content) {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

function secret(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
