import {
  buildAccount,
  login,
  openAccount,
  signIn,
  startIdentity,
  verify,
  type IdentityUnderTest,
} from '../test/factories';
import { ExpirySweep } from './expiry-sweep';

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const countOf = async (table: string) => {
  const [row] = await identity.service.database.query(`select count(*)::int as rows from ${table}`);
  return row.rows as number;
};

async function counts() {
  return {
    codes: await countOf('verification_codes'),
    attempts: await countOf('login_attempts'),
    sessions: await countOf('refresh_sessions'),
    tokens: await countOf('refresh_tokens'),
    users: await countOf('users'),
  };
}

it('deletes what has run out, and nothing else', async () => {
  const sweep = identity.service.get(ExpirySweep);
  const account = await openAccount(identity);
  await signIn(identity, account);
  await verify(identity, buildAccount().email, '123456');
  await login(identity, buildAccount());

  await sweep.sweep();
  expect(await counts()).toEqual({ codes: 2, attempts: 1, sessions: 1, tokens: 1, users: 1 });

  identity.clock.advance(2 * 24 * 3600);
  await sweep.sweep();
  expect(await counts()).toEqual({ codes: 0, attempts: 0, sessions: 1, tokens: 1, users: 1 });

  identity.clock.advance(30 * 24 * 3600);
  await sweep.sweep();
  expect(await counts()).toEqual({ codes: 0, attempts: 0, sessions: 0, tokens: 0, users: 1 });
});
