import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { examDatabase } from './database';
import { KeepEntitlementOnSubscriptionChanged } from './entitlement/keep-entitlement-on-subscription-changed.handler';
import { NoteDelayOnGradingDelayed } from './grading/note-delay-on-grading-delayed.handler';
import { RecordGradeOnAnswerGraded } from './grading/record-grade-on-answer-graded.handler';
import { KeepPaperOnBookPublished } from './paper/keep-paper-on-book-published.handler';
import { DeadlineSweep } from './session/deadline-sweep';
import { HandInService } from './session/hand-in.service';
import { SessionLoader } from './session/session.loader';
import { SessionResolver } from './session/session.resolver';
import { SessionService } from './session/session.service';
import { StartService } from './session/start.service';
import { BookResolver } from './standing/book.resolver';
import { StandingLoader } from './standing/standing.loader';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'exam', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(examDatabase),
    EventsModule.forService('exam'),
  ],
  providers: [
    KeepPaperOnBookPublished,
    KeepEntitlementOnSubscriptionChanged,
    RecordGradeOnAnswerGraded,
    NoteDelayOnGradingDelayed,
    SessionResolver,
    SessionService,
    StartService,
    HandInService,
    SessionLoader,
    DeadlineSweep,
    BookResolver,
    StandingLoader,
  ],
})
export class ExamModule {}
