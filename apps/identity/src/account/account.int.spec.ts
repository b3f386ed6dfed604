import { userRegistered } from '@colophon/contracts';
import { buildCaller } from '@colophon/testing';
import {
  buildAccount,
  login,
  mailedCode,
  openAccount,
  register,
  REGISTER,
  startIdentity,
  verify,
  type IdentityUnderTest,
  type RegisterReply,
} from '../../test/factories';

const ME = '{ me { id email name } }';
const ENTITY = /* GraphQL */ `
  query ($id: ID!) {
    _entities(representations: [{ __typename: "User", id: $id }]) {
      ... on User {
        id
        email
        name
      }
    }
  }
`;

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

describe('register', () => {
  it('opens an account, mails a code and says so to others', async () => {
    const account = buildAccount({ email: '  New.Reader@Example.com ' });

    const { data } = await identity.service.graphql<RegisterReply>(REGISTER, { ...account });

    const { userId } = data.register;
    expect(data.register).toEqual({ userId, email: 'new.reader@example.com', verificationRequired: true });
    expect(await mailedCode(identity, 'new.reader@example.com')).toMatch(/^\d{6}$/);
    expect(await identity.service.published(userRegistered)).toContainEqual({
      userId,
      email: 'new.reader@example.com',
    });
  });

  it('keeps no password and no code readable', async () => {
    const account = buildAccount({ password: 'very secret phrase' });
    await register(identity, account);
    const code = await mailedCode(identity, account.email);

    const [user] = await identity.service.database.query('select * from users where email = $1', [
      account.email,
    ]);
    const codes = await identity.service.database.query('select * from verification_codes');
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([user, codes])).not.toContain('very secret phrase');
    expect(JSON.stringify(codes)).not.toContain(`"${code}"`);
    expect(JSON.stringify(codes)).not.toContain(account.email);
  });

  it.each([
    ['nonsense', 'long enough', { email: ['Invalid email address'] }],
    ['ada@example.com', '12345', { password: ['Password must be at least 6 characters'] }],
    ['ada@example.com', 'x'.repeat(201), { password: ['Password must be at most 200 characters'] }],
    ['', '', { email: ['Invalid email address'], password: ['Password must be at least 6 characters'] }],
  ])('refuses %j with %j by field', async (email, password, errors) => {
    const reply = await identity.service.graphql(REGISTER, { email, password });

    expect(reply.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors });
  });

  it('answers alike for an address that has an account, and tells its owner by mail', async () => {
    const owner = await openAccount(identity);
    identity.clock.advance(61);

    const { data } = await identity.service.graphql<RegisterReply>(REGISTER, {
      email: owner.email,
      password: 'intruder',
    });

    expect(data.register).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: owner.email,
      verificationRequired: true,
    });
    expect(data.register.userId).not.toBe(owner.userId);
    const mail = await identity.inbox.latestTo(owner.email, 2);
    expect(mail.subject).toBe('You already have a Colophon account');
    expect(mail.text).toContain('https://colophon.example/login');
    expect(mail.text).not.toMatch(/\d{6}/);
    expect((await login(identity, { ...owner, password: 'intruder' })).__typename).toBe('InvalidCredentials');
    expect((await login(identity, owner)).__typename).toBe('AccessToken');
  });

  it('mails a new code for an address that waits for one, and the password goes with the code', async () => {
    const account = buildAccount();
    const first = await register(identity, account);
    const oldCode = await mailedCode(identity, account.email);
    identity.clock.advance(61);
    const again = await register(identity, { ...account, password: 'second thought' });

    const code = await mailedCode(identity, account.email, 2);
    if (oldCode !== code) expect((await verify(identity, account.email, oldCode)).reason).toBe('WRONG');
    expect((await verify(identity, account.email, code)).__typename).toBe('EmailVerified');

    expect(again).not.toBe(first);
    expect((await login(identity, { ...account, password: 'second thought' })).__typename).toBe(
      'AccessToken',
    );
    const registered = await identity.service.published(userRegistered);
    expect(registered.filter(({ email }) => email === account.email)).toEqual([
      { userId: first, email: account.email },
    ]);
  });

  it('neither mails again nor changes the password within a minute', async () => {
    const account = buildAccount();
    await register(identity, account);
    await register(identity, { ...account, password: 'somebody else' });

    const code = await mailedCode(identity, account.email);
    await verify(identity, account.email, code);

    expect((await login(identity, account)).__typename).toBe('AccessToken');
    expect(identity.inbox.sentTo(account.email)).toHaveLength(1);
  });

  it('opens one account when the same address registers many times at once', async () => {
    const account = buildAccount();

    await Promise.all(Array.from({ length: 10 }, () => register(identity, account)));

    const registered = await identity.service.published(userRegistered);
    expect(registered.filter(({ email }) => email === account.email)).toHaveLength(1);
  });
});

describe('me', () => {
  it('is the caller', async () => {
    const { userId, email } = await openAccount(identity, { email: 'grace@example.com' });

    const { data } = await identity.service.graphql<unknown>(ME, {}, buildCaller({ userId, email }));

    expect(data).toEqual({ me: { id: userId, email, name: 'grace' } });
  });

  it('is nobody without a token', async () => {
    const { errors } = await identity.service.graphql(ME);

    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('is nobody when the account is gone', async () => {
    const { errors } = await identity.service.graphql(ME, {}, buildCaller());

    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a reference to a user', () => {
  it('resolves for the person themselves', async () => {
    const { userId, email } = await openAccount(identity);

    const { data } = await identity.service.graphql<unknown>(ENTITY, { id: userId }, buildCaller({ userId }));

    expect(data).toEqual({ _entities: [{ id: userId, email, name: email.split('@')[0] }] });
  });

  it('resolves for nobody else', async () => {
    const { userId } = await openAccount(identity);

    const other = await identity.service.graphql<unknown>(ENTITY, { id: userId }, buildCaller());
    const visitor = await identity.service.graphql<unknown>(ENTITY, { id: userId });

    expect([other.data, visitor.data]).toEqual([{ _entities: [null] }, { _entities: [null] }]);
  });
});
