import { SmtpInbox, type ReceivedMail } from '@colophon/mail/inbox';
import { eventually } from './eventually';

/** An SMTP server on a port of its own, whose mail a test can wait for. */
export class TestInbox extends SmtpInbox {
  static async start(port?: number): Promise<TestInbox> {
    const inbox = new TestInbox();
    await inbox.listen(port);
    return inbox;
  }

  /** Waits until so many messages have come to the address, and gives the latest. */
  async latestTo(address: string, count = 1): Promise<ReceivedMail> {
    return eventually(() => {
      const mail = this.sentTo(address)[count - 1];
      if (!mail) throw new Error(`${this.sentTo(address).length} of ${count} mails to ${address} have come`);
      return mail;
    });
  }
}
