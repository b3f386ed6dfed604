import type { CheckState, StatusChecks } from '../generated/schema';

export type Checks = Omit<StatusChecks, '__typename'>;

/** Without its API or database the product is down; without anything else it still serves. */
export function overallState(checks: Checks): CheckState {
  if (checks.api === 'down' || checks.database === 'down') return 'down';
  return Object.values(checks).every((state) => state === 'ok') ? 'ok' : 'degraded';
}
