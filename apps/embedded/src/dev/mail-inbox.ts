import type { AddressInfo } from 'node:net';
import { setMaxListeners } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const KEPT_MESSAGES = 500;

export interface ReceivedMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** An SMTP server that delivers nowhere: it keeps what it receives for people and programs to read. */
export class MailInbox {
  private readonly messages: ReceivedMessage[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      setMaxListeners(0, stream);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      this.receive(stream, recipients).then(() => done(), done);
    },
  });

  /** @returns the address to send mail to. */
  async listen(): Promise<string> {
    await new Promise<void>((listening, failed) => {
      this.server.once('error', failed);
      this.server.listen(0, '127.0.0.1', listening);
    });
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** Newest first; of one recipient, or of all. */
  read(to?: string): ReceivedMessage[] {
    return this.messages.filter((message) => !to || message.to === to.toLowerCase());
  }

  async close(): Promise<void> {
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }

  private async receive(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
    const receivedAt = new Date().toISOString();
    for (const to of recipients) {
      this.messages.unshift({ to: to.toLowerCase(), subject, text, html, receivedAt });
    }
    this.messages.splice(KEPT_MESSAGES);
  }
}
