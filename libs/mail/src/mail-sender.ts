import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { nextDelivery } from './delivery';
import { MailOutbox, type ClaimedMail } from './mail-outbox';
import { MailQueue } from './mail-queue';
import { messageId } from './message-id';
import { replyCode, SmtpTransport } from './smtp-transport';

export const MAIL_SERVICE = Symbol('the service whose mails are sent');

const BATCH_SIZE = 10;
const POLL_MS = 1000;
/** A mail server that hangs may hold a stop up for this long; the mail is sent again after its lease. */
const STOP_WITHIN_MS = 5000;

/** Sends what is queued, side by side with the senders of other replicas. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailSender.name);
  private stopping = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: MailQueue,
    private readonly outbox: MailOutbox,
    private readonly transport: SmtpTransport,
    @Inject(MAIL_SERVICE) private readonly service: string,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  // Before the shutdown proper, because that closes the database which must still hear what was sent.
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.queue.wakeUp.signal();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_WITHIN_MS)));
    await Promise.race([this.loop, patience]);
    clearTimeout(timer);
    this.transport.close();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const sent = await this.sendBatch().catch((error: unknown) => {
        this.logger.warn(`The mail queue cannot be read: ${describe(error)}`);
        return 0;
      });
      if (sent === 0 && !this.stopping) await this.queue.wakeUp.wait(POLL_MS);
    }
  }

  private async sendBatch(): Promise<number> {
    const mails = await this.outbox.claim(BATCH_SIZE);
    await Promise.all(mails.map((mail) => this.deliver(mail)));
    return mails.length;
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
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
    this.logger.warn(`Mail ${mail.id} was not taken at try ${mail.attempt} (${fate}): ${describe(error)}`);
    await this.outbox.markFailed(mail.id, describe(error), next);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
