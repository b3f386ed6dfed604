import { appendFileSync } from 'node:fs';
import { Problem } from './problem.mjs';

const PATIENCE_SECONDS = 30;
/** npm passes on a signal that the terminal has sent us already; only a later one is a second request. */
const SAME_REQUEST_MS = 1000;

const cleanups = [];
let stopping;
let failureLog;

/** Adds what must be done before the process ends; the latest added is done first. */
export function whenStopping(cleanup) {
  cleanups.push(cleanup);
}

/** Whether the end has begun: nothing more should be started then. */
export function isStopping() {
  return stopping !== undefined;
}

/** Where the details of an unexpected failure go. */
export function logFailuresTo(file) {
  failureLog = file;
}

/** Ends the process in order when it is asked to, or when something fails that nothing caught. */
export function stopOnSignals() {
  let requestedAt;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (requestedAt && Date.now() - requestedAt > SAME_REQUEST_MS) process.exit(130);
      if (requestedAt) return;
      requestedAt = Date.now();
      console.log('Stopping …');
      void stopAndExit(0);
    });
  }
  process.on('uncaughtException', failAndExit);
}

export async function failAndExit(error) {
  if (stopping) return;
  console.error(sentenceFor(error));
  await stopAndExit(1);
}

/** Ends the process in order, whether it is done or has failed. */
export async function stopAndExit(code) {
  setTimeout(() => process.exit(1), PATIENCE_SECONDS * 1000).unref();
  stopping ??= runCleanups();
  await stopping;
  process.exit(code);
}

async function runCleanups() {
  for (const cleanup of cleanups.reverse()) {
    try {
      await cleanup();
    } catch (error) {
      console.error(`Stopping did not go smoothly: ${error.message}`);
    }
  }
}

function sentenceFor(error) {
  if (error instanceof Problem) return error.message;
  if (!failureLog) return `Colophon stopped because of an unexpected failure: ${error.stack ?? error}`;
  appendFileSync(failureLog, `${new Date().toISOString()} ${error.stack ?? error}\n`);
  return `Colophon stopped because of an unexpected failure: ${error.message ?? error} (details in ${failureLog})`;
}
