import { assertNever } from '@colophon/service-kit';
import type { VerificationCodeProblem, VerifyEmailResult } from '../generated/schema';
import { minutesInWords, type CodeVerdict } from './verification-code';

/** The verdict in words that say what to do next. */
export function verificationReply(verdict: CodeVerdict): VerifyEmailResult {
  switch (verdict.kind) {
    case 'right':
      return { __typename: 'EmailVerified', verified: true };
    case 'malformed':
      return rejected('WRONG', 'The code has six digits. Copy it from our latest message.');
    case 'wrong':
      return rejected('WRONG', wrongCode(verdict.triesLeft));
    case 'expired':
      return rejected('EXPIRED', 'This code has expired. Ask for a new one.');
    case 'already-used':
      return rejected(
        'USED_UP',
        'This code has been used already: your address is verified. You can sign in.',
      );
    case 'no-tries-left':
      return rejected('USED_UP', noTriesLeft(verdict.waitMinutes, verdict.newCodeWaits));
    default:
      return assertNever(verdict);
  }
}

function wrongCode(triesLeft: number): string {
  if (triesLeft === 0) return 'That code is wrong, and it was the last try. Ask for a new code.';
  const tries = triesLeft === 1 ? '1 try' : `${triesLeft} tries`;
  return `That code is wrong. Check our latest message: you have ${tries} left. Or ask for a new code.`;
}

function noTriesLeft(waitMinutes: number, newCodeWaits: boolean): string {
  const minutes = minutesInWords(waitMinutes);
  if (newCodeWaits)
    return `Too many wrong codes. Wait for ${minutes}, then enter the code from our latest message.`;
  if (waitMinutes > 0) return `Too many wrong codes. Ask for a new code; it will work in ${minutes}.`;
  return 'Too many wrong codes. Ask for a new code.';
}

function rejected(reason: VerificationCodeProblem, message: string): VerifyEmailResult {
  return { __typename: 'VerificationCodeRejected', reason, message };
}
