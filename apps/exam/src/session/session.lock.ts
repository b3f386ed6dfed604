import type { EntityManager } from 'typeorm';
import { ExamSessionEntity } from './session.entity';

/**
 * Loads a session for a change: until the transaction ends nobody else can change it.
 * @returns null when there is none, or, with `skip_locked`, when somebody else is at it.
 */
export function lockSession(
  manager: EntityManager,
  where: { id: string; userId?: string },
  onLocked?: 'skip_locked',
): Promise<ExamSessionEntity | null> {
  return manager.findOne(ExamSessionEntity, { where, lock: { mode: 'pessimistic_write', onLocked } });
}
