import { decideRefresh, refreshExpiry, type PresentedToken } from './refresh-session';

const at = (clockTime: string) => new Date(`2026-03-01T${clockTime}Z`);
const fresh: PresentedToken = { expiresAt: at('20:00:00'), rotatedAt: null, sessionEndedAt: null };
const exchanged = { ...fresh, rotatedAt: at('10:00:00') };

describe('presenting a refresh token', () => {
  it('exchanges a fresh one', () => {
    expect(decideRefresh(fresh, at('10:00:00'))).toEqual({ kind: 'rotate' });
  });

  it('refuses an expired one', () => {
    expect(decideRefresh(fresh, at('20:00:00'))).toEqual({ kind: 'refuse' });
  });

  it('refuses one of an ended session, fresh or not', () => {
    expect(decideRefresh({ ...fresh, sessionEndedAt: at('09:00:00') }, at('10:00:00'))).toEqual({
      kind: 'refuse',
    });
    expect(decideRefresh({ ...exchanged, sessionEndedAt: at('10:00:30') }, at('10:01:00'))).toEqual({
      kind: 'refuse',
    });
  });

  it('lets a second tab follow within ten seconds', () => {
    expect(decideRefresh(exchanged, at('10:00:10'))).toEqual({ kind: 'follow' });
  });

  it('ends the session when one comes back later', () => {
    expect(decideRefresh(exchanged, at('10:00:11'))).toEqual({ kind: 'end-session' });
  });
});

it('lasts thirty days', () => {
  expect(refreshExpiry(at('10:00:00'))).toEqual(new Date('2026-03-31T10:00:00Z'));
});
