import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';
import { ScoringAllowanceEntity } from './practice/scoring-allowance.entity';
import { SubscriberEntity } from './practice/subscriber.entity';
import { BookEntity } from './projection/book.entity';
import { RubricEntity } from './projection/rubric.entity';
import { GradingEntity } from './queue/grading.entity';

export const gradingDatabase: ServiceDatabase = {
  service: 'grading',
  entities: [RubricEntity, BookEntity, GradingEntity, SubscriberEntity, ScoringAllowanceEntity],
  migrations: [EVENT_MIGRATIONS, join(__dirname, '../migrations')],
};
