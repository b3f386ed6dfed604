import { answerGraded, bookPublished, examFinalized, gradingDelayed } from '@colophon/contracts';
import {
  completion,
  eventually,
  failure,
  judgeAllMet,
  ModelServer,
  type ReplyPlan,
  startService,
  type TestService,
} from '@colophon/testing';
import { buildBook, buildExamFinalized, EXAM_ITEM_ID } from '../../test/events';
import { ANSWERS } from '../../test/factories';
import { GradingConfig } from '../config';
import { gradingDatabase } from '../database';
import type { Grader } from '../grader/grader';
import { OpenAiGrader } from '../grader/openai/openai.grader';
import { RubricGrader } from '../grader/rubric/rubric.grader';
import { GradingModule } from '../grading.module';
import { GRADING_CHANNEL } from './announcement';
import { GradingBell } from './grading-bell';
import { GradingQueue } from './grading-queue';
import { GradingWorker, MAX_UNUSABLE_REPLIES } from './grading-worker';

let model: ModelServer;
let service: TestService;

beforeEach(async () => {
  model = await ModelServer.start();
  service = await startService(GradingModule, gradingDatabase, {
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stub', GRADING_CONCURRENCY: '2' },
  });
  await service.deliver(bookPublished, buildBook());
});
afterEach(async () => {
  await service.close();
  await model.stop();
});

/** Another process's worker on the same queue. */
function startSecondWorker(grader: Grader = service.get(RubricGrader)): GradingWorker {
  const worker = new GradingWorker(
    service.get(GradingConfig),
    service.get(GradingQueue),
    grader,
    service.get(RubricGrader),
    service.get(GradingBell),
  );
  worker.onApplicationBootstrap();
  return worker;
}

const graded = (count: number) =>
  eventually(async () => {
    const events = await service.published(answerGraded);
    expect(events).toHaveLength(count);
    return events;
  });

const ring = () => service.database.query('select pg_notify($1, $2)', [GRADING_CHANNEL, '']);

/** Makes the lease of every answer in hand end now. */
async function endLeases(): Promise<void> {
  await service.database.query('update gradings set due_at = now() where attempt > failures');
  await ring();
}

/** Makes every back-off end now. */
async function endBackOffs(): Promise<void> {
  await service.database.query('update gradings set due_at = now() where attempt = failures');
  await ring();
}

const answersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    itemId: at % 2 === 0 ? EXAM_ITEM_ID : 'bread.exam.o02',
    answer: `${ANSWERS.full} (${at})`,
  }));

describe('GradingWorker', () => {
  it('grades every answer of an exam with one call each', async () => {
    const exam = buildExamFinalized({ openAnswers: answersOf(2) });
    await service.deliver(examFinalized, exam);
    const events = await graded(2);
    expect(events).toEqual(
      expect.arrayContaining(
        exam.openAnswers.map(({ itemId }) =>
          expect.objectContaining({
            sessionId: exam.sessionId,
            itemId,
            score10: 10,
            gradedBy: 'openai:stub',
          }),
        ),
      ),
    );
    expect(model.requests).toHaveLength(2);
  });

  it('shares the work with workers of other processes, still one call each', async () => {
    const second = startSecondWorker(
      new OpenAiGrader({ apiKey: undefined, baseUrl: model.url, model: 'stub', timeoutSeconds: 5 }),
    );
    await Promise.all(
      Array.from({ length: 10 }, () =>
        service.deliver(examFinalized, buildExamFinalized({ openAnswers: answersOf(2) })),
      ),
    );
    await graded(20);
    expect(model.requests).toHaveLength(20);
    await second.beforeApplicationShutdown();
  });

  it('has as many in hand at once as configured', async () => {
    let inHand = 0;
    let most = 0;
    model.behave(async (request) => {
      inHand += 1;
      most = Math.max(most, inHand);
      await eventually(() => expect(most).toBe(2));
      inHand -= 1;
      return judgeAllMet(request);
    });
    for (let exam = 0; exam < 3; exam += 1) {
      await service.deliver(examFinalized, buildExamFinalized({ openAnswers: answersOf(2) }));
    }
    await graded(6);
    expect(most).toBe(2);
  });

  it('takes over an answer whose lease ended, and the late grade is not written', async () => {
    let answerLate: (plan: ReplyPlan) => void = () => undefined;
    const late = new Promise<ReplyPlan>((give) => {
      answerLate = give;
    });
    model.behave(() => late);
    await service.deliver(examFinalized, buildExamFinalized({ openAnswers: answersOf(2) }));
    await eventually(() => expect(model.requests).toHaveLength(2));
    const second = startSecondWorker();
    await endLeases();
    const taken = await graded(2);
    answerLate(judgeAllMet(model.requests[0]!));
    await service.get(GradingWorker).beforeApplicationShutdown();
    expect(await service.published(answerGraded)).toEqual(taken);
    expect(taken.map((event) => event.gradedBy)).toEqual(['rubric', 'rubric']);
    await second.beforeApplicationShutdown();
  });

  it('goes on for ever while the model is away, says so at most once a minute, and finishes', async () => {
    model.behave(() => failure(503));
    const exam = buildExamFinalized();
    await service.deliver(examFinalized, exam);
    await eventually(async () => {
      await endBackOffs();
      const [row] = await service.database.query('select failures from gradings');
      expect(row.failures).toBeGreaterThanOrEqual(4);
    });
    expect(await service.published(gradingDelayed)).toMatchObject([
      { sessionId: exam.sessionId, itemId: EXAM_ITEM_ID, attempt: 2 },
    ]);
    model.behave(judgeAllMet);
    // A try that was under way may begin one more pause.
    await eventually(async () => {
      await endBackOffs();
      expect(await service.published(answerGraded)).toMatchObject([{ gradedBy: 'openai:stub' }]);
    });
  });

  it('falls back to the built-in grader, and says so, when the model’s replies cannot be used', async () => {
    model.behave(() => completion('{"score10": 999}'));
    await service.deliver(examFinalized, buildExamFinalized());
    await eventually(async () => {
      await endBackOffs();
      expect(await service.published(answerGraded)).toHaveLength(1);
    });
    expect(await service.published(answerGraded)).toMatchObject([{ gradedBy: 'rubric' }]);
    expect(model.requests).toHaveLength(MAX_UNUSABLE_REPLIES);
  });

  it('finishes the work in hand before it stops', async () => {
    let answerNow: () => void = () => undefined;
    const held = new Promise<void>((give) => {
      answerNow = give;
    });
    model.behave(async (request) => {
      await held;
      return judgeAllMet(request);
    });
    await service.deliver(examFinalized, buildExamFinalized());
    await eventually(() => expect(model.requests).toHaveLength(1));
    const stopped = service.get(GradingWorker).beforeApplicationShutdown();
    answerNow();
    await stopped;
    expect(await service.published(answerGraded)).toHaveLength(1);
  });
});
