import { verificationReply } from './verification-reply';
import type { CodeVerdict } from './verification-code';

describe('the reply to a verification code', () => {
  it('confirms the right one', () => {
    expect(verificationReply({ kind: 'right' })).toEqual({ __typename: 'EmailVerified', verified: true });
  });

  it.each<[CodeVerdict, string, string]>([
    [{ kind: 'malformed' }, 'WRONG', 'six digits'],
    [{ kind: 'wrong', triesLeft: 3 }, 'WRONG', '3 tries left'],
    [{ kind: 'wrong', triesLeft: 1 }, 'WRONG', '1 try left'],
    [{ kind: 'wrong', triesLeft: 0 }, 'WRONG', 'Ask for a new code'],
    [{ kind: 'expired' }, 'EXPIRED', 'Ask for a new one'],
    [{ kind: 'already-used' }, 'USED_UP', 'You can sign in'],
    [{ kind: 'no-tries-left', waitMinutes: 12, newCodeWaits: true }, 'USED_UP', 'Wait for 12 minutes'],
    [{ kind: 'no-tries-left', waitMinutes: 1, newCodeWaits: false }, 'USED_UP', 'in 1 minute.'],
    [{ kind: 'no-tries-left', waitMinutes: 0, newCodeWaits: false }, 'USED_UP', 'Ask for a new code.'],
  ])('to %j says what to do next', (verdict, reason, words) => {
    expect(verificationReply(verdict)).toEqual({
      __typename: 'VerificationCodeRejected',
      reason,
      message: expect.stringContaining(words),
    });
  });
});
