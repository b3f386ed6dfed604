import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually';

export interface ReceivedMail {
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

/** How the server answers a message: null takes it, a reply code (450, 550, …) refuses it. */
export type Verdict = (to: string[]) => number | null | Promise<number | null>;

/** A real SMTP server on a port of its own that keeps what it is sent. */
export class SmtpInbox {
  readonly mails: ReceivedMail[] = [];
  verdict: Verdict = () => null;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        this.receive(stream, to).then(() => done(), done);
      },
    });
  }

  /** @param port to come back at after having been away; a free one otherwise. */
  static async start(port = 0): Promise<SmtpInbox> {
    const inbox = new SmtpInbox();
    await new Promise<void>((resolve, reject) => {
      inbox.server.once('error', reject);
      inbox.server.listen(port, '127.0.0.1', () => resolve());
    });
    return inbox;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  sentTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  /** Waits until so many messages have come to the address, and gives the latest. */
  async latestTo(address: string, count = 1): Promise<ReceivedMail> {
    return eventually(() => {
      const mail = this.sentTo(address)[count - 1];
      if (!mail) throw new Error(`${this.sentTo(address).length} of ${count} mails to ${address} have come`);
      return mail;
    });
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private async receive(stream: Readable, to: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const code = await this.verdict(to);
    if (code !== null) throw Object.assign(new Error('Refused by the test'), { responseCode: code });
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    this.mails.push({
      to,
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trim(),
      html: mail.html ?? '',
      messageId: mail.messageId ?? '',
    });
  }
}
