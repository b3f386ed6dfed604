import './node-version.mjs';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startColophon } from './bench/colophon.mjs';
import { buildEverything } from './build.mjs';
import { installDependencies } from './install.mjs';
import { Problem } from './problem.mjs';
import { report } from './program.mjs';
import { root } from './services.mjs';
import { stopAndExit, stopOnSignals, whenStopping } from './shutdown.mjs';
import { step } from './steps.mjs';

const PORT = 4390;
const BOOKS = 50;
const LEARNERS = 256;
const LEARNERS_AT_ONCE = 32;
const BOOK = 'the-art-of-war';
const SETTLE_MS = 5000;

/** Measures Colophon against a bare handler with the same SQL, in one run, and prints a table. */
async function bench() {
  await installDependencies();
  await buildEverything();
  const { interleave } = await import('./bench/load.mjs');
  const { startExam } = await import('./bench/learner.mjs');
  const measure = await import('./bench/measurements.mjs');
  const { colophon, ...starts } = await startTwice(temporaryFolder());
  const { url } = colophon;
  await new Promise((wake) => setTimeout(wake, SETTLE_MS));
  const idleMegabytes = colophon.residentMegabytes();
  const database = await connect(colophon.databaseUrl());
  await measure.fillCatalogue(database, BOOKS);
  await measure.checkCatalogue(url, BOOKS);
  const [reader, ...learners] = await step('Signing up learners', () =>
    measure.signUpMany(url, 1 + LEARNERS),
  );
  const sessionId = await startExam(url, reader, BOOK);
  const bareUrl = await startBareServer(colophon.databaseUrl());
  const load = await step('Reading, 32 connections, five rounds', () =>
    interleave({
      barePopular: { url: `${bareUrl}/popular` },
      popular: { url: `${url}/api/books/popular`, headers: { 'cache-control': 'no-cache' } },
      kept: { url: `${url}/api/books/popular` },
      bareSession: { url: `${bareUrl}/session?user=${reader.id}&id=${sessionId}` },
      session: {
        url: `${url}/api/exams/${sessionId}`,
        headers: { authorization: `Bearer ${reader.accessToken}` },
      },
    }),
  );
  const events = await step('Events, 100 a second', () => measure.eventLatency(database));
  const pdfs = await step('Certificates', () => measure.certificatePdfs(url, database, reader));
  const exams = await step(`Whole exams, ${LEARNERS} learners, ${LEARNERS_AT_ONCE} at once`, () =>
    measure.wholeExams(url, database, learners, LEARNERS_AT_ONCE),
  );
  const busyMegabytes = colophon.residentMegabytes();
  print({ load, exams, events, pdfs, ...starts, idleMegabytes, busyMegabytes });
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-bench-'));
  whenStopping(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startTwice(dataDir) {
  const once = await step('First start, empty data folder', () => startColophon({ port: PORT, dataDir }));
  await once.stop();
  const colophon = await step('Second start', () => startColophon({ port: PORT, dataDir }));
  return { first: once.startSeconds, second: colophon.startSeconds, colophon };
}

async function connect(url) {
  const { Client } = createRequire(import.meta.url)('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  whenStopping(() => client.end());
  return client;
}

async function startBareServer(databaseUrl) {
  const child = fork(join(root, 'tools/bench/bare-server.mjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  whenStopping(() => child.kill());
  return new Promise((ready, failed) => {
    child.once('message', ({ url }) => ready(url));
    child.once('exit', (code) => failed(new Problem(`The bare server ended with ${code}`)));
  });
}

function print({ load, exams, events, pdfs, first, second, idleMegabytes, busyMegabytes }) {
  const rows = [
    ['bare handler, popular books', load.barePopular, 1],
    ['/api/books/popular, made anew', load.popular, load.popular.perSecond / load.barePopular.perSecond],
    ['/api/books/popular, kept', load.kept, load.kept.perSecond / load.barePopular.perSecond],
    ['bare handler, exam session', load.bareSession, 1],
    ['/api/exams/{id}', load.session, load.session.perSecond / load.bareSession.perSecond],
    ['whole exam, each request', exams, exams.perSecond / load.bareSession.perSecond],
  ];
  console.log(`\nNode ${process.version}, ${cpus().length} cores, ${cpus()[0].model}\n`);
  console.log('| | requests/s | p50 ms | p99 ms | × bare |\n|---|---|---|---|---|');
  for (const [name, { perSecond, p50, p99 }, ratio] of rows) {
    console.log(
      `| ${name} | ${Math.round(perSecond)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${ratio.toFixed(2)} |`,
    );
  }
  console.log(
    `\n- whole exams: ${exams.examsPerSecond.toFixed(1)}/s, the last graded ${exams.gradedAfterSeconds.toFixed(1)} s after it was handed in`,
  );
  console.log(`- outbox commit → handler: p50 ${events.p50.toFixed(1)} ms, p99 ${events.p99.toFixed(1)} ms`);
  console.log(
    `- certificate PDF: cold ${pdfs.cold.toFixed(0)} ms, warm p50 ${pdfs.p50.toFixed(0)} ms, p95 ${pdfs.p95.toFixed(0)} ms, stored p50 ${pdfs.stored.toFixed(0)} ms`,
  );
  console.log(
    `- start to ready: ${first.toFixed(1)} s with an empty data folder, ${second.toFixed(1)} s again`,
  );
  console.log(`- memory of the process: ${idleMegabytes} MB idle, ${busyMegabytes} MB after the load`);
}

stopOnSignals();
try {
  await bench();
  await stopAndExit(0);
} catch (error) {
  report(error);
  await stopAndExit(1);
}
