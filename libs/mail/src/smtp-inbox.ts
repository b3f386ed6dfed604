import { setMaxListeners } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Lower case. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** How the server answers a message: null takes it, a reply code (450, 550, …) refuses it. */
export type Verdict = (to: string[]) => number | null | Promise<number | null>;

/** An SMTP server that delivers nowhere: it keeps the latest of what it receives, for people and programs to read. */
export class SmtpInbox {
  /** Oldest first. */
  readonly mails: ReceivedMail[] = [];
  verdict: Verdict = () => null;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      setMaxListeners(0, stream);
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      this.receive(stream, to).then(() => done(), done);
    },
  });

  constructor(private readonly kept = Infinity) {}

  /** @param port to come back at after having been away; a free one otherwise. */
  async listen(port = 0): Promise<void> {
    await new Promise<void>((listening, failed) => {
      this.server.once('error', failed);
      this.server.listen(port, '127.0.0.1', listening);
    });
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  sentTo(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address.toLowerCase()));
  }

  async stop(): Promise<void> {
    await new Promise<void>((closed) => this.server.close(closed));
  }

  private async receive(stream: Readable, to: string[]): Promise<void> {
    const source = await buffer(stream);
    const code = await this.verdict(to);
    if (code !== null) throw Object.assign(new Error('Refused by this inbox'), { responseCode: code });
    const { from, subject = '', text = '', html = '', messageId = '' } = await PostalMime.parse(source);
    const receivedAt = new Date().toISOString();
    const read = { from: from?.address ?? '', subject, text: text.trim(), html, messageId, receivedAt };
    this.mails.push({ to, ...read });
    if (this.mails.length > this.kept) this.mails.shift();
  }
}
