import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { root } from '../services.mjs';

const RESTART_MS = 1000;
const POLL_MS = 100;
const READY_SECONDS = 60;

/** Runs a process and runs it again when it dies; its lines are printed behind its name. */
export function supervise({ name, app, env }) {
  let stopping = false;
  let child;
  let ended;

  function launch() {
    child = spawn(process.execPath, ['--enable-source-maps', join('apps', app, 'dist/main.js')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    console.log(`${name}: process ${child.pid}`);
    for (const stream of [child.stdout, child.stderr]) printLines(stream, name);
    ended = new Promise((done) => child.once('exit', done));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      console.log(`${name}: ended (${signal ?? `code ${code}`}), starting it again`);
      setTimeout(() => !stopping && launch(), RESTART_MS);
    });
  }

  launch();
  return {
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function printLines(stream, name) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) console.log(`${name}: ${line}`);
  });
}

/** Resolves once the service at a port says that it can do its work. */
export async function untilReady({ name, port }) {
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < deadline) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((wake) => setTimeout(wake, POLL_MS));
  }
  throw new Problem(`${name} is not ready after ${READY_SECONDS} seconds; its lines above say why.`);
}
