import { bookPublished } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import { startService, type TestService } from '@colophon/testing';
import { buildBook, buildRubrics } from '../../test/events';
import { buildRubric } from '../../test/factories';
import { withoutWorkers } from '../../test/idle-worker';
import { gradingDatabase } from '../database';
import { GradingModule } from '../grading.module';
import { BookEntity } from './book.entity';
import { RubricEntity } from './rubric.entity';

let service: TestService;

beforeAll(async () => {
  service = await startService(GradingModule, gradingDatabase, { override: withoutWorkers });
});
afterAll(() => service.close());

const versionOf = async (id: string) =>
  (await service.database.getRepository(BookEntity).findOneBy({ id }))?.version;
const countOf = (bookId: string, version: number) =>
  service.database.getRepository(RubricEntity).countBy({ bookId, version });

describe('keep rubrics on book published', () => {
  it('keeps every rubric', async () => {
    await service.deliver(bookPublished, buildBook({ bookId: 'kept' }));
    expect(await countOf('kept', 1)).toBe(buildRubrics().length);
    expect(await versionOf('kept')).toBe(1);
  });

  it('keeps older versions, in whichever order they arrive, and points at the newest', async () => {
    for (const version of [2, 3, 1])
      await service.deliver(bookPublished, buildBook({ bookId: 'b', version }));
    expect(await versionOf('b')).toBe(3);
    expect(await Promise.all([1, 2, 3].map((version) => countOf('b', version)))).toEqual([3, 3, 3]);
  });

  it('hears an event once', async () => {
    const id = '6f0f6a3e-31ab-4a4a-9f7c-3a1f7a4d6c11';
    const rubrics = [buildRubric()];
    await service.deliver(bookPublished, buildBook({ bookId: 'once', rubrics }), { id });
    await service.deliver(bookPublished, buildBook({ bookId: 'once', rubrics }), { id });
    expect(await countOf('once', 1)).toBe(1);
  });

  it('refuses a book whose rubric has no marking points', async () => {
    const rubrics = [buildRubric({ markingPoints: [] })];
    await expect(service.deliver(bookPublished, buildBook({ rubrics }))).rejects.toThrow(PoisonEvent);
  });
});
