import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { MailModule } from '@colophon/mail';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { SupportConfig } from './config';
import { supportDatabase } from './database';
import { MailCertificateOnBadgeIssued } from './notification/mail-certificate-on-badge-issued.handler';
import { MailResultOnExamGraded } from './notification/mail-result-on-exam-graded.handler';
import { NotificationResolver } from './notification/notification.resolver';
import { NotificationService } from './notification/notification.service';
import { KeepRecipientOnUserVerified } from './projection/keep-recipient-on-user-verified.handler';
import { KeepTitleOnBookPublished } from './projection/keep-title-on-book-published.handler';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'support', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(supportDatabase),
    EventsModule.forService('support'),
    MailModule,
  ],
  providers: [
    SupportConfig,
    KeepRecipientOnUserVerified,
    KeepTitleOnBookPublished,
    MailResultOnExamGraded,
    MailCertificateOnBadgeIssued,
    NotificationService,
    NotificationResolver,
  ],
})
export class SupportModule {}
