import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** argon2id with the parameters OWASP recommends; they stand in each hash, so that they can be raised later. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, at the same cost whether or not there is an account. */
@Injectable()
export class PasswordHasher {
  private nobodysHash: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Null stands for the account that does not exist: the work is done, and the answer is no. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    this.nobodysHash ??= this.hash('nobody');
    const right = await verify(passwordHash ?? (await this.nobodysHash), password);
    return right && passwordHash !== null;
  }
}
