import {
  judgeGuess,
  looksLikeCode,
  MAX_TRIES,
  refuseGuess,
  scheduleCode,
  secondsUntilResend,
  type CodeSchedule,
} from './verification-code';

const at = (clockTime: string) => new Date(`2026-03-01T${clockTime}:00Z`);
const issuedAtTen = scheduleCode(null, at('10:00'));
const guessed = (tries: number): CodeSchedule => ({ ...issuedAtTen, tries, windowEndsAt: at('10:16') });

describe('scheduling a code', () => {
  it('works at once, for fifteen minutes', () => {
    expect(issuedAtTen).toEqual({
      usableFrom: at('10:00'),
      expiresAt: at('10:15'),
      tries: 0,
      windowEndsAt: null,
    });
  });

  it('starts anew after a code at which nobody guessed', () => {
    expect(scheduleCode(issuedAtTen, at('10:05'))).toEqual(scheduleCode(null, at('10:05')));
  });

  it('keeps the count of guesses within their window', () => {
    expect(scheduleCode(guessed(3), at('10:05'))).toEqual({
      usableFrom: at('10:05'),
      expiresAt: at('10:20'),
      tries: 3,
      windowEndsAt: at('10:16'),
    });
  });

  it('starts anew after the window', () => {
    expect(scheduleCode(guessed(MAX_TRIES), at('10:16'))).toEqual(scheduleCode(null, at('10:16')));
  });

  it('works only after the window when its guesses are used up', () => {
    expect(scheduleCode(guessed(MAX_TRIES), at('10:05'))).toEqual({
      usableFrom: at('10:16'),
      expiresAt: at('10:31'),
      tries: 0,
      windowEndsAt: null,
    });
  });

  it('is not put off further, nor brought forward, by asking again', () => {
    const waiting = scheduleCode(guessed(MAX_TRIES), at('10:05'));

    expect(scheduleCode(waiting, at('10:10'))).toEqual(waiting);
  });
});

describe('judging a counted guess', () => {
  const guess = { matches: true, tries: 2, expiresAt: at('10:15'), usedAt: null };

  it('accepts the right code in time', () => {
    expect(judgeGuess(guess, at('10:14'))).toEqual({ kind: 'right' });
  });

  it('tells who holds the code that it has expired', () => {
    expect(judgeGuess(guess, at('10:15'))).toEqual({ kind: 'expired' });
  });

  it('tells who holds the code that it was used', () => {
    expect(judgeGuess({ ...guess, usedAt: at('10:03') }, at('10:20'))).toEqual({ kind: 'already-used' });
  });

  it.each([
    ['current', null, '10:01'],
    ['expired', null, '11:00'],
    ['used', '10:03', '10:04'],
  ])('calls a guess at a %s code just wrong', (_, usedAt, now) => {
    const wrong = { ...guess, matches: false, usedAt: usedAt ? at(usedAt) : null };

    expect(judgeGuess(wrong, at(now))).toEqual({ kind: 'wrong', triesLeft: 3 });
  });
});

describe('refusing a guess', () => {
  it('says how long the window lasts', () => {
    expect(refuseGuess(guessed(MAX_TRIES), at('10:05'))).toEqual({
      kind: 'no-tries-left',
      waitMinutes: 11,
      newCodeWaits: false,
    });
  });

  it('says that a new code waits', () => {
    const waiting = scheduleCode(guessed(MAX_TRIES), at('10:05'));

    expect(refuseGuess(waiting, at('10:06'))).toEqual({
      kind: 'no-tries-left',
      waitMinutes: 10,
      newCodeWaits: true,
    });
  });

  it('asks for no patience after the window', () => {
    expect(refuseGuess(guessed(MAX_TRIES), at('10:30'))).toMatchObject({ waitMinutes: 0 });
  });
});

describe('mailing again', () => {
  it('may happen at once to an address that had no mail', () => {
    expect(secondsUntilResend(null, at('10:00'))).toBe(0);
  });

  it.each([
    ['10:00:00', 60],
    ['10:00:59.5', 1],
    ['10:01:00', 0],
    ['12:00:00', 0],
  ])('at %s has to wait for %i seconds', (now, seconds) => {
    expect(secondsUntilResend(at('10:00'), new Date(`2026-03-01T${now}Z`))).toBe(seconds);
  });
});

it.each([
  ['123456', true],
  ['000000', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['١٢٣٤٥٦', false],
  ['', false],
])('%j looks like a code: %s', (input, expected) => {
  expect(looksLikeCode(input)).toBe(expected);
});
