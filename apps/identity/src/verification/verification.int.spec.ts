import { userVerified } from '@colophon/contracts';
import {
  anotherCode,
  buildAccount,
  login,
  mailedCode,
  openAccount,
  register,
  resend,
  RESEND,
  startIdentity,
  verify,
  VERIFY,
  type IdentityUnderTest,
} from '../../test/factories';

const MINUTE = 60;

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

async function waitingAccount() {
  const account = buildAccount();
  const userId = await register(identity, account);
  return { ...account, userId, code: await mailedCode(identity, account.email) };
}

const verifiedEvents = async (email: string) =>
  (await identity.service.published(userVerified)).filter((event) => event.email === email);

describe('verifyEmail', () => {
  it('accepts the mailed code, whatever the case of the address, and says so to others', async () => {
    const { email, userId, code } = await waitingAccount();

    expect(await verify(identity, ` ${email.toUpperCase()}`, ` ${code} `)).toEqual({
      __typename: 'EmailVerified',
      verified: true,
    });
    expect(await verifiedEvents(email)).toEqual([{ userId, email, name: email.split('@')[0] }]);
  });

  it('refuses a wrong code and says how many tries are left', async () => {
    const { email, code } = await waitingAccount();

    const reply = await verify(identity, email, anotherCode(code));

    expect(reply).toMatchObject({ __typename: 'VerificationCodeRejected', reason: 'WRONG' });
    expect(reply.message).toContain('4 tries left');
  });

  it('refuses a code of another address', async () => {
    const [mine, theirs] = [await waitingAccount(), await waitingAccount()];

    if (mine.code !== theirs.code)
      expect((await verify(identity, mine.email, theirs.code)).reason).toBe('WRONG');
  });

  it('refuses an expired code and says to ask for a new one', async () => {
    const { email, code } = await waitingAccount();
    identity.clock.advance(15 * MINUTE);

    const reply = await verify(identity, email, code);

    expect(reply).toMatchObject({ reason: 'EXPIRED', message: 'This code has expired. Ask for a new one.' });
  });

  it('accepts a code once and says to sign in', async () => {
    const { email, code } = await waitingAccount();
    await verify(identity, email, code);

    const reply = await verify(identity, email, code);

    expect(reply).toMatchObject({ reason: 'USED_UP', message: expect.stringContaining('You can sign in') });
    expect(await verifiedEvents(email)).toHaveLength(1);
  });

  it('accepts a code once when it is sent many times at once', async () => {
    const { email, code } = await waitingAccount();

    const replies = await Promise.all(Array.from({ length: 5 }, () => verify(identity, email, code)));

    expect(replies.filter(({ verified }) => verified)).toHaveLength(1);
    expect(await verifiedEvents(email)).toHaveLength(1);
  });

  it.each(['', 'abcdef', '12345', '1234567', '12345\u0000', '١٢٣٤٥٦'])(
    'takes no try away for %j, which is no code',
    async (noCode) => {
      const { email, code } = await waitingAccount();

      for (let guess = 0; guess < 6; guess += 1) await verify(identity, email, noCode);

      expect((await verify(identity, email, noCode)).message).toContain('six digits');
      expect((await verify(identity, email, code)).__typename).toBe('EmailVerified');
    },
  );

  it('refuses what is no address', async () => {
    const { errors } = await identity.service.graphql(VERIFY, { email: 'nonsense', code: '123456' });

    expect(errors?.[0]?.extensions).toMatchObject({ errors: { email: ['Invalid email address'] } });
  });
});

describe('guessing codes', () => {
  it('compares at most five of 1,000 guesses made at once, and then refuses the right one', async () => {
    const { email, code } = await waitingAccount();
    const guesses = Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '0'));

    const replies = await Promise.all(
      guesses.filter((guess) => guess !== code).map((guess) => verify(identity, email, guess)),
    );

    expect(replies.filter(({ reason }) => reason === 'WRONG')).toHaveLength(5);
    expect(await verify(identity, email, code)).toMatchObject({
      reason: 'USED_UP',
      message: expect.stringContaining('Ask for a new code'),
    });
  }, 60_000);

  it('wins nothing by asking for a new code, which works only after the window', async () => {
    const { email, code } = await waitingAccount();
    for (let guess = 0; guess < 5; guess += 1) await verify(identity, email, anotherCode(code));
    identity.clock.advance(MINUTE);
    await resend(identity, email);
    const fresh = await mailedCode(identity, email, 2);

    expect(await verify(identity, email, fresh)).toMatchObject({
      reason: 'USED_UP',
      message: 'Too many wrong codes. Wait for 14 minutes, then enter the code from our latest message.',
    });
    identity.clock.advance(14 * MINUTE);
    expect((await verify(identity, email, fresh)).__typename).toBe('EmailVerified');
  });

  it('keeps the count of guesses over a new code', async () => {
    const { email, code } = await waitingAccount();
    for (let guess = 0; guess < 3; guess += 1) await verify(identity, email, anotherCode(code));
    identity.clock.advance(MINUTE);
    await resend(identity, email);
    const fresh = await mailedCode(identity, email, 2);

    expect((await verify(identity, email, anotherCode(fresh))).message).toContain('1 try left');
  });

  it('tells nothing about who has an account', async () => {
    const waiting = await waitingAccount();
    const verified = await openAccount(identity);
    const talkWith = async (email: string, wrong: string) => {
      const replies = [];
      for (let guess = 0; guess < 7; guess += 1) replies.push(await verify(identity, email, wrong));
      return replies;
    };

    const unknown = await talkWith(buildAccount().email, '123456');

    expect(await talkWith(waiting.email, anotherCode(waiting.code))).toEqual(unknown);
    expect(await talkWith(verified.email, '999999')).toEqual(unknown);
  });
});

describe('resendVerification', () => {
  it('mails a new code, and the old one ends', async () => {
    const { email, code } = await waitingAccount();
    identity.clock.advance(MINUTE);

    expect((await resend(identity, email)).__typename).toBe('VerificationResent');

    const fresh = await mailedCode(identity, email, 2);
    if (fresh !== code) expect((await verify(identity, email, code)).reason).toBe('WRONG');
    expect((await verify(identity, email, fresh)).__typename).toBe('EmailVerified');
  });

  it('waits a minute after the last message', async () => {
    const { email } = await waitingAccount();
    identity.clock.advance(20);

    expect(await resend(identity, email)).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 40 });
  });

  it('mails once when it is asked many times at once', async () => {
    const { email } = await waitingAccount();
    identity.clock.advance(MINUTE);

    const replies = await Promise.all(Array.from({ length: 8 }, () => resend(identity, email)));

    expect(replies.filter(({ __typename }) => __typename === 'VerificationResent')).toHaveLength(1);
  });

  it('answers alike for addresses without an account and with a verified one, and mails nothing', async () => {
    const verified = await openAccount(identity);
    const unknown = buildAccount();
    identity.clock.advance(MINUTE);

    for (const { email } of [verified, unknown]) {
      expect((await resend(identity, email)).__typename).toBe('VerificationResent');
      expect(await resend(identity, email)).toEqual({ __typename: 'TooManyAttempts', retryAfterSeconds: 60 });
    }
    expect(identity.inbox.sentTo(verified.email)).toHaveLength(1);
    expect(identity.inbox.sentTo(unknown.email)).toHaveLength(0);
    expect((await login(identity, verified)).__typename).toBe('AccessToken');
  });

  it('refuses what is no address', async () => {
    const { errors } = await identity.service.graphql(RESEND, { email: 'nonsense' });

    expect(errors?.[0]?.extensions).toMatchObject({ errors: { email: ['Invalid email address'] } });
  });
});
