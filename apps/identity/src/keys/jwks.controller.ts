import { Access } from '@colophon/service-kit';
import { Controller, Get, Header } from '@nestjs/common';
import type { JSONWebKeySet } from 'jose';
import { SigningKeys } from './signing-keys';

/** Where every service fetches the keys to verify access tokens with. */
@Controller()
@Access('public')
export class JwksController {
  constructor(private readonly keys: SigningKeys) {}

  @Get('.well-known/jwks.json')
  @Header('cache-control', 'public, max-age=300')
  async read(): Promise<JSONWebKeySet> {
    return { keys: await this.keys.published() };
  }
}
