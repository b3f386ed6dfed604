import type { EntityManager } from 'typeorm';

export const GRADING_CHANNEL = 'colophon_grading';

/** Wakes the workers of every process when the transaction commits. */
export async function announceGradings(manager: EntityManager): Promise<void> {
  await manager.query('select pg_notify($1, $2)', [GRADING_CHANNEL, '']);
}
