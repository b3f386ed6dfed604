import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@colophon/contracts';
import { MailConfig } from './mail-config';
import { MailOutbox } from './mail-outbox';
import { MailQueue } from './mail-queue';
import { MAIL_SERVICE, MailSender } from './mail-sender';
import { SmtpTransport } from './smtp-transport';

@Module({})
export class MailModule {
  /** Gives a service a `MailQueue` and sends what it takes. The service's database must list `MAIL_MIGRATIONS`. */
  static forService(service: ServiceName): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [
        { provide: MAIL_SERVICE, useValue: service },
        MailConfig,
        MailQueue,
        MailOutbox,
        SmtpTransport,
        MailSender,
      ],
      exports: [MailQueue],
    };
  }
}
