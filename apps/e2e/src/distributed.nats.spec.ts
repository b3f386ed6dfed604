import { Client } from 'pg';
import { eventually, failure, judgeAllMet, ModelServer } from '@colophon/testing';
import type { DistributedColophon } from './colophon/distributed-colophon';
import { startDistributedColophon } from './colophon/distributed-colophon';
import { StartedProgram } from './colophon/started-program';
import { BOOK_ID } from './journey/answer-key';
import { describeApiJourney } from './journey/api-journey';
import { Learner } from './journey/learner';

describe('services as processes of their own', () => {
  let colophon: DistributedColophon;
  let model: ModelServer;

  beforeAll(async () => {
    model = await ModelServer.start();
    colophon = await startDistributedColophon({
      gradingWorkers: 3,
      env: { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'test', OPENAI_MODEL: 'local' },
    });
  }, 240_000);

  afterAll(async () => {
    await colophon.stop();
    await model.stop();
  }, 60_000);

  describeApiJourney(() => colophon, 'openai:local');

  it('grades an exam to the end, once, though grading workers are killed in the middle of it', async () => {
    const learner = await Learner.signUp(colophon);
    await learner.subscribe();
    const session = await learner.startExam(BOOK_ID);
    await learner.answer(session);
    const workers = colophon.processesOf('grading');
    expect(workers).toHaveLength(3);
    const asked = model.requests.length;
    model.behave(() => 'hang');
    await learner.finalize(session);
    await eventually(() => expect(model.requests.length).toBeGreaterThan(asked));
    for (const worker of workers) process.kill(worker, 'SIGKILL');
    model.behave(judgeAllMet);

    const results = await learner.results(session, 60_000);
    expect(results).toMatchObject({ passed: true, graded: { done: 4, total: 4 } });
    await learner.badge();
    expect(await countBadges(colophon, session.id)).toBe(1);
    await eventually(() => {
      const restarted = colophon.processesOf('grading').filter((worker) => !workers.includes(worker));
      expect(restarted).toHaveLength(3);
    });
  }, 120_000);

  it('says that grading is delayed while the model is away, and finishes when it is back', async () => {
    const learner = await Learner.signUp(colophon);
    await learner.subscribe();
    const session = await learner.startExam(BOOK_ID);
    await learner.answer(session);
    model.behave(() => failure(503));
    await learner.finalize(session);
    await eventually(async () => {
      const { body } = await learner.api.get(`/exams/${session.id}/results`);
      expect(body).toMatchObject({ isGrading: true, graded: { done: 0, total: 4, delayed: true } });
    }, 30_000);
    model.behave(judgeAllMet);
    const results = await learner.results(session, 90_000);
    expect(results).toMatchObject({ passed: true, graded: { done: 4, total: 4, delayed: false } });
  }, 180_000);

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

async function countBadges({ adminUrl }: DistributedColophon, sessionId: string): Promise<number> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  const { rowCount } = await client.query('select 1 from certificates.badges where session_id = $1', [
    sessionId,
  ]);
  await client.end();
  return rowCount ?? 0;
}
