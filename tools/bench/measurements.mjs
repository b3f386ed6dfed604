import { randomUUID } from 'node:crypto';
import { call, signUp, sitExam, until } from './learner.mjs';
import { percentile } from './load.mjs';

const BOOK = 'the-art-of-war';
const EVENTS_PER_SECOND = 100;
const EVENT_SECONDS = 10;
const PDFS = 20;
const SIGN_UPS_AT_ONCE = 4;

/** The library as large as the goal is set for: copies of the shipped book, so that the page is full. */
export async function fillCatalogue(database, count) {
  const { rows } = await database.query('select count(*)::int from catalogue.books');
  for (let at = rows[0].count; at < count; at += 1) {
    await database.query(
      `insert into catalogue.books
       select (jsonb_populate_record(b, jsonb_build_object('id', $1::text, 'slug', $1::text, 'popularity', $2::int))).*
       from catalogue.books b where id = $3`,
      [`copy-${at}`, 99 - at, BOOK],
    );
  }
}

export async function signUpMany(url, count) {
  const learners = [];
  while (learners.length < count) {
    const some = Math.min(SIGN_UPS_AT_ONCE, count - learners.length);
    learners.push(...(await Promise.all(Array.from({ length: some }, () => signUp(url)))));
  }
  return learners;
}

/**
 * Many learners sit one exam each, so many at once and without think time. What is handed in is graded in the
 * background meanwhile, on the same cores; how long that goes on after the last hand-in is told apart.
 */
export async function wholeExams(url, database, learners, atOnce) {
  const startedAt = performance.now();
  const waiting = [...learners];
  const durations = [];
  const sitOneAfterAnother = async () => {
    for (let learner = waiting.pop(); learner; learner = waiting.pop()) {
      durations.push(...(await sitExam(url, learner, BOOK)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sitOneAfterAnother));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    examsPerSecond: learners.length / seconds,
    perSecond: durations.length / seconds,
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
    gradedAfterSeconds: await secondsUntilGraded(database),
  };
}

async function secondsUntilGraded(database) {
  const startedAt = performance.now();
  await until(async () => {
    const { rows } = await database.query(
      "select count(*)::int as open from exam.exam_sessions where status = 'Grading'",
    );
    return rows[0].open === 0;
  });
  return (performance.now() - startedAt) / 1000;
}

/** Milliseconds from the commit of an event in the outbox to the start of its handler's transaction. */
export async function eventLatency(database) {
  const ids = [];
  for (let at = 0; at < EVENTS_PER_SECOND * EVENT_SECONDS; at += 1) {
    const due = new Promise((wake) => setTimeout(wake, 1000 / EVENTS_PER_SECOND));
    ids.push(await recordEvent(database));
    await due;
  }
  const handled = await handledEvents(database, ids);
  return { p50: percentile(handled, 0.5), p99: percentile(handled, 0.99), count: handled.length };
}

async function recordEvent(database) {
  const id = randomUUID();
  const subject = 'colophon.identity.user-verified.v1';
  const event = {
    specversion: '1.0',
    id,
    source: '/colophon/identity',
    type: subject,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data: { userId: randomUUID(), email: `${id}@example.org`, name: 'bench' },
  };
  await database.query('insert into identity.outbox (id, subject, event) values ($1, $2, $3)', [
    id,
    subject,
    event,
  ]);
  return id;
}

function handledEvents(database, ids) {
  return until(async () => {
    const { rows } = await database.query(
      `select extract(epoch from i.handled_at - o.created_at) * 1000 as ms
       from certificates.inbox i join identity.outbox o on o.id = i.event_id where o.id = any($1)`,
      [ids],
    );
    return rows.length === ids.length && rows.map(({ ms }) => Number(ms));
  });
}

/** Milliseconds for the first certificate, with Chromium to be started, for more, and for a stored one. */
export async function certificatePdfs(url, database, learner) {
  const print = (badgeId) => timePdf(url, learner, badgeId);
  const cold = await print('sample');
  const warm = await repeat(PDFS, () => print('sample'));
  const badgeId = await issueBadge(database, learner);
  await print(badgeId);
  const stored = await repeat(PDFS, () => print(badgeId));
  return { cold, p50: percentile(warm, 0.5), p95: percentile(warm, 0.95), stored: percentile(stored, 0.5) };
}

async function repeat(times, work) {
  const results = [];
  for (let at = 0; at < times; at += 1) results.push(await work());
  return results;
}

/** As passing the exam would, which takes the right answers. */
async function issueBadge(database, { id: userId }) {
  const badgeId = 'CLP-BENC-HMAR-K000-0000';
  await database.query(
    `insert into certificates.badges (id, badge_id, user_id, book_id, session_id, holder_name, book_title, score,
       issued_at, primary_hex, accent_hex)
     values ($1, $2, $3, $4, $1, 'A. Reader', 'The Art of War', 92, now(), '#7A1F1F', '#B8862B')`,
    [randomUUID(), badgeId, userId, BOOK],
  );
  return badgeId;
}

async function timePdf(url, { accessToken }, badgeId) {
  const certificate = {
    userName: 'A. Reader',
    bookTitle: 'The Art of War',
    score: 92,
    issuedOn: '2026-03-01',
    badgeId,
  };
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/badges/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(certificate),
  });
  const bytes = await response.arrayBuffer();
  if (!response.ok) throw new Error(`The certificate failed: ${Buffer.from(bytes).toString()}`);
  return performance.now() - startedAt;
}

/** A page of the catalogue that is not empty, or the figures mean nothing. */
export async function checkCatalogue(url, count) {
  const { pagination } = await call(url, 'GET', '/api/books/popular');
  if (pagination.totalCount !== count)
    throw new Error(`The catalogue has ${pagination.totalCount} books, not ${count}`);
}
