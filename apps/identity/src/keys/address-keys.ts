import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { once } from './once';

const SECRET_NAME = 'addresses';

/**
 * Keyed hashes of what is counted or compared but need not be readable: addresses (which may belong to people
 * without an account) and codes.
 */
@Injectable()
export class AddressKeys {
  private readonly secret = once(() => this.loadSecret());

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async of(email: string): Promise<string> {
    return this.hash('address', email);
  }

  /** The code as it is stored: worth nothing at another address. */
  async seal(addressKey: string, code: string): Promise<string> {
    return this.hash('code', addressKey, code);
  }

  private async hash(...parts: string[]): Promise<string> {
    return createHmac('sha256', await this.secret())
      .update(parts.join('\n'))
      .digest('hex');
  }

  private async loadSecret(): Promise<string> {
    await this.dataSource.query(
      'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing',
      [SECRET_NAME, randomBytes(32).toString('base64url')],
    );
    const [row] = await this.dataSource.query<{ value: string }[]>(
      'select value from secrets where name = $1',
      [SECRET_NAME],
    );
    if (!row) throw new Error('The secret for keyed hashes is gone');
    return row.value;
  }
}
