import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { TokenVerifier } from '@colophon/service-kit';
import { generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import { openAccount, signIn, startIdentity, type IdentityUnderTest } from '../../test/factories';
import { SigningKeys } from '../keys/signing-keys';

let identity: IdentityUnderTest;
let verifier: TokenVerifier;
let userId: string;
let genuine: string;

beforeAll(async () => {
  identity = await startIdentity();
  await identity.service.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = identity.service.http.server.address() as AddressInfo;
  const config = { JWKS_URL: `http://127.0.0.1:${port}/.well-known/jwks.json` };
  verifier = new TokenVerifier(config, identity.clock);
  const account = await openAccount(identity, { email: 'ada@example.com' });
  userId = account.userId;
  genuine = (await signIn(identity, account)).accessToken;
});
afterAll(() => identity.stop());

const seconds = () => Math.floor(identity.clock.now().getTime() / 1000);

function claims(overrides: JWTPayload = {}): JWTPayload {
  const now = seconds();
  return {
    iss: 'colophon',
    aud: 'colophon-api',
    sub: userId,
    email: 'ada@example.com',
    name: 'ada',
    iat: now,
    exp: now + 3600,
    ...overrides,
  };
}

function without(name: string): JWTPayload {
  return Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));
}

async function ourKey(): Promise<{ kid: string; privateKey: CryptoKey | Uint8Array; published: JWK }> {
  const keys = identity.service.get(SigningKeys);
  const [published] = await keys.published();
  if (!published) throw new Error('No key is published');
  return { ...(await keys.active()), published };
}

async function signed(payload: JWTPayload, header: { kid?: string } = {}): Promise<string> {
  const { kid, privateKey } = await ourKey();
  return new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid, ...header }).sign(privateKey);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function foreignKey(): Promise<{ privateKey: CryptoKey; publicKey: CryptoKey }> {
  return generateKeyPair('EdDSA', { extractable: true });
}

async function hs256(secret: (published: JWK) => string | Buffer): Promise<string> {
  const { kid, published } = await ourKey();
  const content = `${encode({ alg: 'HS256', kid })}.${encode(claims())}`;
  return `${content}.${createHmac('sha256', secret(published)).update(content).digest('base64url')}`;
}

function altered(token: string, part: 0 | 1 | 2, change: (text: string) => string): string {
  const parts = token.split('.');
  parts[part] = change(parts[part] ?? '');
  return parts.join('.');
}

const rewritten = (overrides: object) => (part: string) =>
  encode({ ...(JSON.parse(Buffer.from(part, 'base64url').toString()) as object), ...overrides });

const FORGERIES: Record<string, () => Promise<string> | string> = {
  nothing: () => '',
  'no token at all': () => 'nonsense',
  'no signature': () => altered(genuine, 2, () => ''),
  'algorithm none': () => `${encode({ alg: 'none' })}.${encode(claims())}.`,
  'algorithm None': () => `${encode({ alg: 'None' })}.${encode(claims())}.`,
  'algorithm none with the genuine signature': () => altered(genuine, 0, rewritten({ alg: 'none' })),
  'algorithm HS256 with the genuine signature': () => altered(genuine, 0, rewritten({ alg: 'HS256' })),
  'HS256 with the public key as its secret': () => hs256(({ x = '' }) => x),
  'HS256 with the decoded public key': () => hs256(({ x = '' }) => Buffer.from(x, 'base64url')),
  'HS256 with the published JWK': () => hs256((jwk) => JSON.stringify(jwk)),
  'HS256 with an empty secret': () => hs256(() => ''),
  'another subject under the genuine signature': () =>
    altered(genuine, 1, rewritten({ sub: 'somebody else' })),
  'a later expiry under the genuine signature': () => altered(genuine, 1, rewritten({ exp: 9_999_999_999 })),
  'a signature with one character changed': () => altered(genuine, 2, (text) => flip(text)),
  'another key under our kid': async () => foreign({ kid: (await ourKey()).kid }),
  'another key under its own kid': () => foreign({ kid: 'another' }),
  'another key without a kid': () => foreign({}),
  'another key that it brings along': async () => {
    const { privateKey, publicKey } = await foreignKey();
    const jwk = await crypto.subtle.exportKey('jwk', publicKey);
    const header = { alg: 'EdDSA', jwk: { kty: 'OKP', crv: 'Ed25519', x: jwk.x } };
    return new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
  },
  'another key behind an address that it names': async () => {
    const { privateKey } = await foreignKey();
    const header = { alg: 'EdDSA', jku: 'http://evil.example/jwks.json', x5u: 'http://evil.example' };
    return new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
  },
  'our key under a kid we do not have': () => signed(claims(), { kid: 'another' }),
  'a kid that is a path': () => signed(claims(), { kid: '../../dev/null' }),
  'a kid that is SQL': () => signed(claims(), { kid: "' OR 1=1 --" }),
  'another issuer': () => signed(claims({ iss: 'https://evil.example' })),
  'no issuer': () => signed(without('iss')),
  'another audience': () => signed(claims({ aud: 'another-api' })),
  'no audience': () => signed(without('aud')),
  expired: () => signed(claims({ exp: seconds() - 1 })),
  'expired at this second': () => signed(claims({ exp: seconds() })),
  'no expiry': () => signed(without('exp')),
  'not valid yet': () => signed(claims({ nbf: seconds() + 60 })),
  'no subject': () => signed(without('sub')),
  'a subject that is no user': () => signed(claims({ sub: 'admin' })),
  'no address': () => signed(without('email')),
  'no name': () => signed(without('name')),
  'an extension it claims to be critical': async () => {
    const { kid, privateKey } = await ourKey();
    return new SignJWT(claims())
      .setProtectedHeader({ alg: 'EdDSA', kid, crit: ['exp'], exp: seconds() + 60 })
      .sign(privateKey, { crit: { exp: true } });
  },
  'two tokens in one': () => `${genuine}.${genuine}`,
  'a payload that is no JSON': () => altered(genuine, 1, () => Buffer.from('no JSON').toString('base64url')),
  'a header that is no JSON': () => altered(genuine, 0, () => 'bm90IGpzb24'),
};

async function foreign(header: { kid?: string }): Promise<string> {
  const { privateKey } = await foreignKey();
  return new SignJWT(claims()).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(privateKey);
}

function flip(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}

describe('an access token', () => {
  it('is accepted by every service, which reads the caller from it', async () => {
    expect(await verifier.verify(genuine)).toEqual({ userId, email: 'ada@example.com', name: 'ada' });
  });

  it('is not accepted any more after an hour', async () => {
    const account = await openAccount(identity);
    const { accessToken } = await signIn(identity, account);
    expect(await verifier.verify(accessToken)).not.toBeNull();
    identity.clock.advance(3600);

    expect(await verifier.verify(accessToken)).toBeNull();
  });

  it('would be accepted as the forgeries are made, if it were genuine', async () => {
    expect(await verifier.verify(await signed(claims()))).not.toBeNull();
  });

  it.each(Object.entries(FORGERIES))('is not accepted with %s', async (_, forge) => {
    expect(await verifier.verify(await forge())).toBeNull();
  });
});
