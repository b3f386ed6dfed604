import { authCalls } from './calls/auth';
import { badgeCalls } from './calls/badges';
import { billingCalls } from './calls/billing';
import { bookCalls } from './calls/books';
import { examCalls } from './calls/exams';
import { gradingCalls } from './calls/grading';
import { progressCalls } from './calls/progress';
import { statusCalls } from './calls/status';
import type { RestCall } from './rest-call';

/** Every call of /api that is answered by a GraphQL operation. */
export const REST_CALLS: readonly RestCall[] = [
  ...authCalls,
  ...bookCalls,
  ...progressCalls,
  ...billingCalls,
  ...examCalls,
  ...gradingCalls,
  ...badgeCalls,
  ...statusCalls,
];
