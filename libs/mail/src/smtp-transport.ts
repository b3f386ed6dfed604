import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { ClaimedMail } from './mail-outbox';
import { MailConfig } from './mail-config';

/** Below the lease of a claimed mail, all together. */
const TIMEOUTS_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

@Injectable()
export class SmtpTransport {
  private readonly transporter: Transporter;

  constructor(private readonly config: MailConfig) {
    this.transporter = createTransport(withTimeouts(config.SMTP_URL), {
      from: config.MAIL_FROM,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  get from(): string {
    return this.config.MAIL_FROM;
  }

  async send(mail: ClaimedMail, messageId: string): Promise<void> {
    await this.transporter.sendMail({
      messageId,
      // An object, because a string would be read as a list of addresses.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  close(): void {
    this.transporter.close();
  }
}

/** The server's reply code, when it was the server that refused. */
export function replyCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('responseCode' in error)) return null;
  return typeof error.responseCode === 'number' ? error.responseCode : null;
}

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  }
  return url.href;
}
