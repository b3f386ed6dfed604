import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { GradingConfig } from './config';
import { gradingDatabase } from './database';
import { GRADER_PROVIDERS } from './grader/grader.providers';
import { KeepSubscriberOnSubscriptionChanged } from './practice/keep-subscriber-on-subscription-changed.handler';
import { PracticeResolver } from './practice/practice.resolver';
import { PracticeService } from './practice/practice.service';
import { ScoringAllowance } from './practice/scoring-allowance';
import { KeepRubricsOnBookPublished } from './projection/keep-rubrics-on-book-published.handler';
import { GradingBell } from './queue/grading-bell';
import { GradingQueue } from './queue/grading-queue';
import { GradingWorker } from './queue/grading-worker';
import { QueueAnswersOnExamFinalized } from './queue/queue-answers-on-exam-finalized.handler';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'grading', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(gradingDatabase),
    EventsModule.forService('grading'),
  ],
  providers: [
    GradingConfig,
    ...GRADER_PROVIDERS,
    GradingBell,
    GradingQueue,
    GradingWorker,
    KeepRubricsOnBookPublished,
    QueueAnswersOnExamFinalized,
    KeepSubscriberOnSubscriptionChanged,
    ScoringAllowance,
    PracticeService,
    PracticeResolver,
  ],
})
export class GradingModule {}
