import { bookPublished, examFinalized } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import { startService, type TestService } from '@colophon/testing';
import { randomUUID } from 'node:crypto';
import { buildBook, buildExamFinalized, EXAM_ITEM_ID } from '../../test/events';
import { withoutWorkers } from '../../test/idle-worker';
import { gradingDatabase } from '../database';
import { GradingModule } from '../grading.module';
import { GradingQueue } from './grading-queue';
import { GradingEntity } from './grading.entity';

let service: TestService;

beforeAll(async () => {
  service = await startService(GradingModule, gradingDatabase, { override: withoutWorkers });
});
afterAll(() => service.close());

const countOf = (sessionId: string) => service.database.getRepository(GradingEntity).countBy({ sessionId });

const openAnswers = [
  { itemId: EXAM_ITEM_ID, answer: 'One.' },
  { itemId: 'bread.exam.o02', answer: 'Two.' },
];

describe('queue answers on exam finalized', () => {
  it('makes one unit of work an answer', async () => {
    const exam = buildExamFinalized({ openAnswers });
    await service.deliver(examFinalized, exam);
    expect(await countOf(exam.sessionId)).toBe(2);
  });

  it('makes it once, also when the same exam comes under another id', async () => {
    const exam = buildExamFinalized({ openAnswers });
    const id = randomUUID();
    await service.deliver(examFinalized, exam, { id });
    await service.deliver(examFinalized, exam, { id });
    await service.deliver(examFinalized, exam);
    expect(await countOf(exam.sessionId)).toBe(2);
  });

  it('has nothing to do for an exam without open answers', async () => {
    const exam = buildExamFinalized({ openAnswers: [] });
    await service.deliver(examFinalized, exam);
    expect(await countOf(exam.sessionId)).toBe(0);
  });

  it('refuses an event that cannot be read', async () => {
    await expect(service.deliver(examFinalized, buildExamFinalized({ sessionId: 'mine' }))).rejects.toThrow(
      PoisonEvent,
    );
  });

  it('lets the answer wait until its version of the rubric arrives', async () => {
    await service.database.getRepository(GradingEntity).clear();
    const exam = buildExamFinalized({ bookVersion: 2 });
    await service.deliver(examFinalized, exam);
    await service.deliver(bookPublished, buildBook({ version: 1 }));
    const queue = service.get<GradingQueue>(GradingQueue);
    expect(await queue.claim()).toBeNull();
    await service.deliver(bookPublished, buildBook({ version: 2 }));
    expect(await queue.claim()).toMatchObject({ sessionId: exam.sessionId, attempt: 1 });
  });
});
