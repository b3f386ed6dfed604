import { WakeUpCall } from '@colophon/events';
import { SERVICE_NAME } from '@colophon/service-kit';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { nextDelivery } from './delivery';
import { MailOutbox, type ClaimedMail } from './mail-outbox';
import { messageId } from './message-id';
import { replyCode, SmtpTransport } from './smtp-transport';

const BATCH_SIZE = 10;
const POLL_MS = 1000;
/** A mail server that hangs may hold a stop up for this long; its mail is sent again after the lease. */
const STOP_WITHIN_MS = 5000;

/** Sends what is queued, side by side with the senders of other replicas. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  private readonly round = new WakeUpCall(
    () => this.sendBatch(),
    POLL_MS,
    (error) => this.logger.warn(`The mail queue cannot be read: ${reason(error)}`),
  );

  constructor(
    private readonly outbox: MailOutbox,
    private readonly transport: SmtpTransport,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
  }

  /** Says that there is something to send. */
  wake(): void {
    this.round.call();
  }

  // Before the shutdown proper, because that closes the database which must still hear what was sent.
  async beforeApplicationShutdown(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_WITHIN_MS)));
    await Promise.race([this.round.stop(), patience]);
    clearTimeout(timer);
    this.transport.close();
  }

  private async sendBatch(): Promise<void> {
    const mails = await this.outbox.claim(BATCH_SIZE);
    if (mails.length === BATCH_SIZE) this.wake();
    await Promise.all(mails.map((mail) => this.deliver(mail)));
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    try {
      await this.send(mail);
    } catch (error) {
      this.logger.error(`Mail ${mail.id} may have been sent and not marked so: ${reason(error)}`);
    }
  }

  private async send(mail: ClaimedMail): Promise<void> {
    try {
      await this.transport.send(mail, messageId(this.service, mail.key, this.transport.from));
    } catch (error) {
      return this.postpone(mail, error);
    }
    await this.outbox.markSent(mail.id);
  }

  private async postpone(mail: ClaimedMail, error: unknown): Promise<void> {
    const next = nextDelivery({ ...mail, replyCode: replyCode(error) }, Math.random());
    const fate = next.kind === 'retry' ? `tried again in ${next.afterSeconds.toFixed(1)} s` : 'given up';
    this.logger.warn(`Mail ${mail.id} was not taken at try ${mail.attempt} (${fate}): ${reason(error)}`);
    await this.outbox.markFailed(mail.id, reason(error), next);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
