import { join } from 'node:path';
import { EVENT_MIGRATIONS } from '@colophon/events';
import type { ServiceDatabase } from '@colophon/persistence';
import { EntitlementEntity } from './entitlement/entitlement.entity';
import { ExamPaperEntity } from './paper/exam-paper.entity';
import { ExamSessionEntity } from './session/session.entity';

export const examDatabase: ServiceDatabase = {
  service: 'exam',
  entities: [ExamPaperEntity, EntitlementEntity, ExamSessionEntity],
  migrations: [EVENT_MIGRATIONS, join(__dirname, '../migrations')],
};
