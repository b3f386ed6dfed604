import { Global, Module } from '@nestjs/common';
import { MailConfig } from './mail-config';
import { MailOutbox } from './mail-outbox';
import { MailQueue } from './mail-queue';
import { MailSender } from './mail-sender';
import { SmtpTransport } from './smtp-transport';

/** Gives a service a `MailQueue` and sends what it takes. The service's database must list `MAIL_MIGRATIONS`. */
@Global()
@Module({
  providers: [MailConfig, MailOutbox, SmtpTransport, MailSender, MailQueue],
  exports: [MailQueue],
})
export class MailModule {}
