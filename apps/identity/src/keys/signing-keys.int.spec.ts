import { identityDatabase } from '../database';
import { createTestDatabase, FixedClock, TEST_SERVICE_PASSWORD, type TestDatabase } from '@colophon/testing';
import { dataSourceOptions } from '@colophon/persistence';
import { DataSource } from 'typeorm';
import { SigningKeyEntity } from './signing-key.entity';
import { SigningKeys } from './signing-keys';
import { startIdentity } from '../../test/factories';

describe('the signing key', () => {
  let testDatabase: TestDatabase;
  let dataSource: DataSource;
  const replica = () => new SigningKeys(dataSource.getRepository(SigningKeyEntity), new FixedClock());

  beforeEach(async () => {
    testDatabase = await createTestDatabase([identityDatabase]);
    const config = { DATABASE_URL: testDatabase.url, SERVICE_DATABASE_PASSWORD: TEST_SERVICE_PASSWORD };
    dataSource = new DataSource(dataSourceOptions(identityDatabase, { ...config, DATABASE_POOL_SIZE: 8 }));
    await dataSource.initialize();
  });

  afterEach(async () => {
    await dataSource.destroy();
    await testDatabase.drop();
  });

  it('is one, also when replicas start at once for the first time', async () => {
    const actives = await Promise.all(Array.from({ length: 8 }, () => replica().active()));

    expect(new Set(actives.map(({ kid }) => kid)).size).toBe(1);
    expect(await dataSource.getRepository(SigningKeyEntity).count()).toBe(1);
  });

  it('is the same after a restart', async () => {
    const before = await replica().active();

    expect((await replica().active()).kid).toBe(before.kid);
  });

  it('is published as long as it is kept, also when it signs no more', async () => {
    const { kid: old } = await replica().active();
    await dataSource.query('update signing_keys set retired_at = now()');
    const { kid: current } = await replica().active();

    expect(current).not.toBe(old);
    expect((await replica().published()).map(({ kid }) => kid).sort()).toEqual([old, current].sort());
  });
});

it('is published without its private part, and may be cached', async () => {
  const identity = await startIdentity();

  const reply = await identity.service.http.inject('/.well-known/jwks.json');

  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('public, max-age=300');
  expect(reply.json()).toEqual({
    keys: [
      {
        kty: 'OKP',
        crv: 'Ed25519',
        alg: 'EdDSA',
        use: 'sig',
        kid: expect.any(String),
        x: expect.any(String),
      },
    ],
  });
  await identity.stop();
});
