import { Clock } from '@colophon/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import { IsNull, Repository } from 'typeorm';
import { once } from './once';
import { SigningKeyEntity } from './signing-key.entity';

export const SIGNING_ALGORITHM = 'EdDSA';

export interface ActiveKey {
  kid: string;
  privateKey: CryptoKey | Uint8Array;
}

/** The keys that access tokens are signed with; the first is made when the service first starts. */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap {
  readonly active: () => Promise<ActiveKey> = once(() => this.loadActive());

  constructor(
    @InjectRepository(SigningKeyEntity) private readonly keys: Repository<SigningKeyEntity>,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.active();
  }

  /** Every key a valid token may be signed with, without its private part. */
  async published(): Promise<JWK[]> {
    const keys = await this.keys.find({ order: { createdAt: 'DESC' } });
    return keys.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' }));
  }

  private async loadActive(): Promise<ActiveKey> {
    const known = await this.keys.findOneBy({ retiredAt: IsNull() });
    const key = known ?? (await this.create());
    return { kid: key.kid, privateKey: await importJWK(key.privateJwk, SIGNING_ALGORITHM) };
  }

  private async create(): Promise<SigningKeyEntity> {
    const pair = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
    const publicJwk = await exportJWK(pair.publicKey);
    await this.keys
      .createQueryBuilder()
      .insert()
      .values({
        kid: await calculateJwkThumbprint(publicJwk),
        publicJwk,
        privateJwk: await exportJWK(pair.privateKey),
        createdAt: this.clock.now(),
      })
      .orIgnore()
      .execute();
    return this.keys.findOneByOrFail({ retiredAt: IsNull() });
  }
}
