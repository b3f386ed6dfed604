import { randomUUID } from 'node:crypto';
import { userRegistered } from '@colophon/contracts';
import { Outbox } from '@colophon/events';
import { Clock, InvalidInput } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { VerificationCodes } from '../verification/verification-codes';
import { atEvenPace } from '../even-pace';
import { AccountMails } from './account-mails';
import { PasswordHasher } from './password-hasher';
import { readRegistration } from './registration';
import { UserEntity } from './user.entity';

@Injectable()
export class AccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly passwords: PasswordHasher,
    private readonly codes: VerificationCodes,
    private readonly mails: AccountMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates an account, or none when the address has one: the answer is the same, only the mail differs.
   * @throws InvalidInput with messages by field.
   */
  async register(emailInput: string, passwordInput: string): Promise<{ userId: string; email: string }> {
    const input = readRegistration(emailInput, passwordInput);
    if (input.kind === 'invalid') throw new InvalidInput(input.errors);
    const { email, password } = input;
    const userId = randomUUID();
    await atEvenPace(async () => {
      const passwordHash = await this.passwords.hash(password);
      await this.dataSource.transaction(async (manager) => {
        const created = await this.createUser(manager, { id: userId, email, passwordHash });
        if (!created) await this.answerTakenAddress(manager, email, passwordHash);
      });
    });
    return { userId, email };
  }

  findVerified(userId: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id: userId, verifiedAt: Not(IsNull()) });
  }

  private async createUser(
    manager: EntityManager,
    user: Pick<UserEntity, 'id' | 'email' | 'passwordHash'>,
  ): Promise<boolean> {
    const inserted = await manager.query<object[]>(
      `insert into users (id, email, password_hash, created_at) values ($1, $2, $3, $4)
       on conflict (email) do nothing returning id`,
      [user.id, user.email, user.passwordHash, this.clock.now()],
    );
    if (inserted.length === 0) return false;
    const issued = await this.codes.issue(manager, user.email, { waiting: true });
    await this.mails.sendCode(manager, user.email, issued.code, issued.pauseMinutes);
    await this.outbox.add(
      manager,
      userRegistered,
      { userId: user.id, email: user.email },
      { about: user.id },
    );
    return true;
  }

  /**
   * While an address is unverified, the password belongs to the code: whoever enters the latest code gets the
   * password of the registration that this code was mailed for.
   */
  private async answerTakenAddress(
    manager: EntityManager,
    email: string,
    passwordHash: string,
  ): Promise<void> {
    const user = await manager.findOneByOrFail(UserEntity, { email });
    const waiting = user.verifiedAt === null;
    const issued = await this.codes.issueUnlessTooSoon(manager, email, { waiting });
    if (issued.kind === 'too-soon') return;
    if (!waiting) return this.mails.sendAlreadyRegistered(manager, email);
    await manager.update(UserEntity, { id: user.id, verifiedAt: IsNull() }, { passwordHash });
    await this.mails.sendCode(manager, email, issued.code, issued.pauseMinutes);
  }
}
