import './node-version.mjs';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startColophon } from './bench/colophon.mjs';
import { buildEverything } from './build.mjs';
import { installDependencies } from './install.mjs';
import { runAsProgram } from './program.mjs';
import { root } from './services.mjs';
import { step } from './steps.mjs';

const PORT = 4390;
const BOOKS = 50;
const LEARNERS = 32;
const BOOK = 'the-art-of-war';
const SETTLE_MS = 5000;

/** Measures Colophon against a bare handler with the same SQL, in one run, and prints a table. */
async function bench() {
  await installDependencies();
  await buildEverything();
  const { interleave } = await import('./bench/load.mjs');
  const { signUp, startExam } = await import('./bench/learner.mjs');
  const measure = await import('./bench/measurements.mjs');
  const dataDir = mkdtempSync(join(tmpdir(), 'colophon-bench-'));
  const { first, second, colophon } = await startTwice(dataDir);
  await new Promise((wake) => setTimeout(wake, SETTLE_MS));
  const idleMegabytes = colophon.residentMegabytes();
  const database = await connect(colophon.databaseUrl());
  const bare = await startBareServer(colophon.databaseUrl());
  try {
    await measure.fillCatalogue(database, BOOKS);
    await measure.checkCatalogue(colophon.url, BOOKS);
    const learner = await signUp(colophon.url);
    const sessionId = await startExam(colophon.url, learner, BOOK);
    const headers = { authorization: `Bearer ${learner.accessToken}` };
    const load = await step('Reading, 32 connections, five rounds', () =>
      interleave({
        barePopular: { url: `${bare.url}/popular` },
        popular: { url: `${colophon.url}/api/books/popular` },
        bareSession: { url: `${bare.url}/session?user=${learner.id}&id=${sessionId}` },
        session: { url: `${colophon.url}/api/exams/${sessionId}`, headers },
      }),
    );
    const exams = await step(`Whole exams, ${LEARNERS} learners`, () =>
      measure.wholeExams(colophon.url, LEARNERS),
    );
    const events = await step('Events, 100 a second', () => measure.eventLatency(database));
    const pdfs = await step('Certificates', () => measure.certificatePdfs(colophon.url, learner));
    print({
      load,
      exams,
      events,
      pdfs,
      first,
      second,
      idleMegabytes,
      busyMegabytes: colophon.residentMegabytes(),
    });
  } finally {
    bare.stop();
    await database.end();
    await colophon.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
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
  return client;
}

async function startBareServer(databaseUrl) {
  const child = fork(join(root, 'tools/bench/bare-server.mjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const { url } = await new Promise((ready) => child.once('message', ready));
  return { url, stop: () => child.kill() };
}

function print({ load, exams, events, pdfs, first, second, idleMegabytes, busyMegabytes }) {
  const rows = [
    ['bare handler, popular books', load.barePopular, 1],
    ['/api/books/popular', load.popular, load.popular.perSecond / load.barePopular.perSecond],
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
  console.log(`\n- whole exams: ${exams.examsPerSecond.toFixed(1)}/s`);
  console.log(`- outbox commit → handler: p50 ${events.p50.toFixed(1)} ms, p99 ${events.p99.toFixed(1)} ms`);
  console.log(
    `- certificate PDF: cold ${pdfs.cold.toFixed(0)} ms, warm p50 ${pdfs.p50.toFixed(0)} ms, p95 ${pdfs.p95.toFixed(0)} ms`,
  );
  console.log(
    `- start to ready: ${first.toFixed(1)} s with an empty data folder, ${second.toFixed(1)} s again`,
  );
  console.log(`- memory of the process: ${idleMegabytes} MB idle, ${busyMegabytes} MB after the load`);
}

await runAsProgram(import.meta, bench);
