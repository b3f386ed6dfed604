import { eventually } from '@colophon/testing';
import type { DistributedColophon } from './colophon/distributed-colophon';
import { startDistributedColophon } from './colophon/distributed-colophon';
import { StartedProgram } from './colophon/started-program';
import { BOOK_ID } from './journey/answer-key';
import { describeApiJourney } from './journey/api-journey';
import { Learner } from './journey/learner';

describe('services as processes of their own', () => {
  let colophon: DistributedColophon;

  beforeAll(async () => {
    colophon = await startDistributedColophon({ gradingWorkers: 3 });
  }, 240_000);

  afterAll(async () => {
    await colophon.stop();
  }, 60_000);

  describeApiJourney(() => colophon);

  it('grades an exam to the end, once, though grading workers are killed in the middle of it', async () => {
    const learner = await Learner.signUp(colophon);
    await learner.subscribe();
    const session = await learner.startExam(BOOK_ID);
    await learner.answer(session);
    const workers = colophon.processesOf('grading');
    expect(workers).toHaveLength(3);
    await learner.finalize(session);
    for (const worker of workers) process.kill(worker, 'SIGKILL');

    const results = await learner.results(session, 60_000);
    expect(results).toMatchObject({ passed: true, graded: { done: 4, total: 4 } });
    await learner.badge();
    await eventually(() => {
      const restarted = colophon.processesOf('grading').filter((worker) => !workers.includes(worker));
      expect(restarted).toHaveLength(3);
    });
  }, 120_000);

  it('tells a service outside this repository of a finished exam', async () => {
    const follower = await StartedProgram.start(
      ['tools/examples/follow-exams.mjs'],
      { NATS_URL: colophon.natsUrl, CONSUMER_NAME: 'outside' },
      /exam-graded\.v1/,
    );
    const learner = await Learner.signUp(colophon);
    await learner.subscribe();
    const session = await learner.startExam(BOOK_ID);
    await learner.answer(session);
    await learner.finalize(session);
    await eventually(() => {
      const heard = follower
        .output()
        .split('\n')
        .filter((line) => line.includes(session.id));
      expect(heard.map((line) => JSON.parse(line).type).sort()).toEqual([
        'colophon.exam.exam-finalized.v1',
        'colophon.exam.exam-graded.v1',
      ]);
    }, 30_000);
    await follower.stop();
  }, 120_000);
});
