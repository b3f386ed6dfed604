import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { StorageModule } from '@colophon/storage';
import { Module } from '@nestjs/common';
import { BadgeLoader } from './badge/badge.loader';
import { BadgeResolver } from './badge/badge.resolver';
import { BadgeService } from './badge/badge.service';
import { BookResolver } from './badge/book.resolver';
import { IssueBadgeOnExamGraded } from './badge/issue-badge-on-exam-graded.handler';
import { CertificatePdfController } from './certificate/certificate-pdf.controller';
import { CertificatePdfService } from './certificate/certificate-pdf.service';
import { CertificateResolver } from './certificate/certificate.resolver';
import { CertificateService } from './certificate/certificate.service';
import { CertificatesConfig } from './config';
import { certificatesDatabase } from './database';
import { Chromium } from './pdf/chromium';
import { ChromiumExecutables } from './pdf/chromium-executables';
import { PdfCheck } from './pdf/pdf-check';
import { PdfPrinter } from './pdf/pdf-printer';
import { KeepNameOnUserVerified } from './projection/keep-name-on-user-verified.handler';
import { KeepTitleOnBookPublished } from './projection/keep-title-on-book-published.handler';

@Module({
  imports: [
    ServiceKitModule.forService({
      service: 'certificates',
      schemaPath: join(__dirname, '../schema.graphql'),
    }),
    PersistenceModule.forService(certificatesDatabase),
    EventsModule.forService('certificates'),
    StorageModule,
  ],
  providers: [
    CertificatesConfig,
    ...[KeepNameOnUserVerified, KeepTitleOnBookPublished, IssueBadgeOnExamGraded],
    ...[BadgeService, BadgeLoader, BadgeResolver, BookResolver],
    ...[CertificateService, CertificatePdfService, CertificateResolver],
    ...[ChromiumExecutables, Chromium, PdfPrinter, PdfCheck],
  ],
  controllers: [CertificatePdfController],
})
export class CertificatesModule {}
