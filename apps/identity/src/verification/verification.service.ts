import { userVerified } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { Clock, InvalidInput } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AccountMails } from '../account/account-mails';
import { nameFromEmail, parseEmail } from '../account/email';
import { INVALID_EMAIL } from '../account/registration';
import { UserEntity } from '../account/user.entity';
import { atEvenPace } from '../even-pace';
import { looksLikeCode, type CodeVerdict } from './verification-code';
import { VerificationCodes, type CodeRequest } from './verification-codes';

@Injectable()
export class VerificationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly codes: VerificationCodes,
    private readonly mails: AccountMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput when the address is none. */
  async verify(emailInput: string, codeInput: string): Promise<CodeVerdict> {
    const email = requireEmail(emailInput);
    const code = codeInput.trim();
    if (!looksLikeCode(code)) return { kind: 'malformed' };
    const verdict = await this.codes.guess(email, code);
    if (verdict.kind !== 'right') return verdict;
    const used = await this.dataSource.transaction((manager) => this.markVerified(manager, email, code));
    return used ? verdict : { kind: 'already-used' };
  }

  /**
   * Mails a new code if somebody waits for one at the address; the answer does not tell.
   * @throws InvalidInput when the address is none.
   */
  async resend(emailInput: string): Promise<CodeRequest> {
    const email = requireEmail(emailInput);
    return atEvenPace(() =>
      this.dataSource.transaction(async (manager) => {
        const waiting = await manager.existsBy(UserEntity, { email, verifiedAt: IsNull() });
        const issued = await this.codes.issueUnlessTooSoon(manager, email, { waiting });
        if (waiting && issued.kind === 'issued') {
          await this.mails.sendCode(manager, email, issued.code, issued.pauseMinutes);
        }
        return issued;
      }),
    );
  }

  private async markVerified(manager: EntityManager, email: string, code: string): Promise<boolean> {
    if (!(await this.codes.use(manager, email, code))) return false;
    const user = await manager.findOneByOrFail(UserEntity, { email });
    const unverified = { id: user.id, verifiedAt: IsNull() };
    const { affected } = await manager.update(UserEntity, unverified, { verifiedAt: this.clock.now() });
    if (affected === 0) return true;
    const data = { userId: user.id, email, name: nameFromEmail(email) };
    await this.outbox.add(manager, userVerified, data, { about: user.id });
    return true;
  }
}

function requireEmail(input: string): string {
  const email = parseEmail(input);
  if (!email) throw new InvalidInput({ email: [INVALID_EMAIL] });
  return email;
}
