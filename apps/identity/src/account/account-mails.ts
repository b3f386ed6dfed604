import { randomUUID } from 'node:crypto';
import { composeMail, MailQueue, type MailContent } from '@colophon/mail';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IdentityConfig } from '../config';
import { CODE_LIFETIME_MINUTES, minutesInWords } from '../verification/verification-code';

/** What identity writes to people. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly config: IdentityConfig,
  ) {}

  /** @param pauseMinutes how long the code cannot be used yet, after too many wrong ones. */
  async sendCode(manager: EntityManager, to: string, code: string, pauseMinutes: number): Promise<void> {
    await this.send(manager, to, verificationMail(code, pauseMinutes));
  }

  async sendAlreadyRegistered(manager: EntityManager, to: string): Promise<void> {
    await this.send(manager, to, alreadyRegisteredMail(new URL('/login', this.config.PUBLIC_URL).href));
  }

  private async send(manager: EntityManager, to: string, content: MailContent): Promise<void> {
    await this.queue.enqueue(manager, { to, ...content, key: `account:${randomUUID()}` });
  }
}

/** The code is the only run of six digits in it: no address, name or link that could hold another. */
export function verificationMail(code: string, pauseMinutes: number): MailContent {
  const validity =
    pauseMinutes === 0
      ? `It works once, within ${CODE_LIFETIME_MINUTES} minutes.`
      : `Too many wrong codes were entered, so this one starts to work in ${minutesInWords(pauseMinutes)}. ` +
        `From then on it works once, within ${CODE_LIFETIME_MINUTES} minutes.`;
  return composeMail('Your Colophon verification code', [
    { kind: 'paragraph', text: 'Enter this code to verify your e-mail address:' },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: validity },
    {
      kind: 'paragraph',
      text: 'If you did not register with Colophon, ignore this message and give the code to nobody.',
    },
  ]);
}

function alreadyRegisteredMail(loginUrl: string): MailContent {
  return composeMail('You already have a Colophon account', [
    {
      kind: 'paragraph',
      text: 'Somebody, perhaps you, tried to register with this address. It has an account already, so nothing was changed.',
    },
    { kind: 'link', label: 'Sign in', url: loginUrl },
    { kind: 'paragraph', text: 'If it was not you, there is nothing you need to do.' },
  ]);
}
