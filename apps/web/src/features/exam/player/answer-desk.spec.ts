import { buildMcq, buildOpen } from '../testing/build-exam';
import type { Answer } from './answer';
import { AnswerDesk } from './answer-desk';
import { saveState } from './answer-sheet';
import type { SaveOutcome } from './save-answer';

const items = [buildMcq(), buildOpen()];

/** A server that answers as told, the last answer again and again, and remembers what it was sent. */
function buildServer(...outcomes: SaveOutcome[]) {
  const received: [string, Answer][] = [];
  const save = (_sessionId: string, itemId: string, answer: Answer) => {
    received.push([itemId, answer]);
    const outcome = outcomes[Math.min(received.length, outcomes.length) - 1];
    return Promise.resolve(outcome ?? 'saved');
  };
  return { received, save };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sends a pick at once and forgets it once it is saved', async () => {
  const server = buildServer();
  const desk = new AnswerDesk('s1', items, server.save);
  desk.pick('m1', 1);
  expect(localStorage).toHaveLength(1);
  expect(saveState(desk.read(), 'm1')).toBe('saving');
  await settled();
  expect(server.received).toEqual([['m1', { mcqIndex: 1 }]]);
  expect(saveState(desk.read(), 'm1')).toBe('saved');
  expect(localStorage).toHaveLength(0);
});

it('keeps what is typed on this device and sends it when the learner leaves it', async () => {
  const server = buildServer();
  const desk = new AnswerDesk('s1', items, server.save);
  desk.type('o1', 'Calm');
  desk.type('o1', 'Calm down');
  await settled();
  expect(server.received).toEqual([]);
  expect(localStorage).toHaveLength(1);
  desk.leaveAnswer();
  await settled();
  expect(server.received).toEqual([['o1', { openAnswerText: 'Calm down' }]]);
});

it('brings an answer back in a tab that was closed and opened again', async () => {
  new AnswerDesk('s1', items, buildServer('failed').save).type('o1', 'Calm down');
  const server = buildServer();
  const stop = new AnswerDesk('s1', items, server.save).start();
  await settled();
  expect(server.received).toEqual([['o1', { openAnswerText: 'Calm down' }]]);
  expect(localStorage).toHaveLength(0);
  stop();
});

it('leaves the answers of another exam alone', async () => {
  new AnswerDesk('s2', items, buildServer('failed').save).type('o1', 'Calm down');
  const server = buildServer();
  const stop = new AnswerDesk('s1', items, server.save).start();
  await settled();
  expect(server.received).toEqual([]);
  stop();
});

it('tries again, ever more slowly, until it is saved', async () => {
  const server = buildServer('failed', 'failed', 'saved');
  const desk = new AnswerDesk('s1', items, server.save);
  const stop = desk.start();
  desk.pick('m1', 1);
  await settled();
  expect(saveState(desk.read(), 'm1')).toBe('not-saved-yet');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(server.received).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(server.received).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(saveState(desk.read(), 'm1')).toBe('saved');
  stop();
});

it('sends what waits as soon as the connection is back', async () => {
  const server = buildServer('failed', 'saved');
  const desk = new AnswerDesk('s1', items, server.save);
  const stop = desk.start();
  desk.pick('m1', 1);
  await settled();
  dispatchEvent(new Event('online'));
  await settled();
  expect(saveState(desk.read(), 'm1')).toBe('saved');
  stop();
});

it('sends what is being written when the page is left', async () => {
  const server = buildServer();
  const desk = new AnswerDesk('s1', items, server.save);
  const stop = desk.start();
  desk.type('o1', 'Calm');
  dispatchEvent(new Event('pagehide'));
  await settled();
  expect(server.received).toEqual([['o1', { openAnswerText: 'Calm' }]]);
  stop();
});

it('sends one answer after the other, and the latest of each', async () => {
  const server = buildServer();
  const desk = new AnswerDesk('s1', items, server.save);
  desk.pick('m1', 0);
  desk.pick('m1', 3);
  desk.type('o1', 'Calm');
  desk.leaveAnswer();
  expect(await desk.flush()).toBe(true);
  expect(server.received).toEqual([
    ['m1', { mcqIndex: 0 }],
    ['m1', { mcqIndex: 3 }],
    ['o1', { openAnswerText: 'Calm' }],
  ]);
});

it('says that it has not sent everything', async () => {
  const desk = new AnswerDesk('s1', items, buildServer('failed').save);
  desk.pick('m1', 0);
  expect(await desk.flush()).toBe(false);
});

it('gives up on a refused answer but not on the others', async () => {
  const server = buildServer('refused', 'saved');
  const desk = new AnswerDesk('s1', items, server.save);
  desk.type('o1', 'Calm');
  desk.leaveAnswer();
  desk.pick('m1', 1);
  expect(await desk.flush()).toBe(false);
  expect(saveState(desk.read(), 'o1')).toBe('refused');
  expect(saveState(desk.read(), 'm1')).toBe('saved');
});

it('stops when the exam takes no more answers', async () => {
  const server = buildServer('closed');
  const desk = new AnswerDesk('s1', items, server.save);
  desk.pick('m1', 1);
  await settled();
  expect(desk.read().isClosed).toBe(true);
  desk.pick('m1', 2);
  await settled();
  expect(server.received).toHaveLength(1);
});

it('works without a storage, for as long as the tab is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const server = buildServer();
  const desk = new AnswerDesk('s1', items, server.save);
  desk.pick('m1', 1);
  await settled();
  expect(saveState(desk.read(), 'm1')).toBe('saved');
});

it('passes over what somebody else has written into the storage', () => {
  localStorage.setItem('colophon.exam.s1.m1', '{"answer":{"mcqIndex":"1"},"givenAt":1}');
  localStorage.setItem('colophon.exam.s1.o1', 'nonsense');
  expect(new AnswerDesk('s1', items, buildServer().save).read().unsent).toEqual({});
});
