import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Grade } from '../grader/grader';

/** One open answer of one exam: the work to be done, then its grade. */
@Entity('gradings')
@Unique('grading_answer_key', ['sessionId', 'itemId'])
@Check('grading_graded_whole', '(grade is null) = (graded_at is null)')
@Index('grading_due', ['dueAt'], { where: 'graded_at is null' })
export class GradingEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  sessionId!: string;

  @Column('text')
  itemId!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  bookId!: string;

  @Column('integer')
  bookVersion!: number;

  @Column('text')
  answer!: string;

  /** Which taking of the work this is; only the latest one may write. */
  @Column('integer', { default: 0 })
  attempt!: number;

  @Column('integer', { default: 0 })
  failures!: number;

  @Column('integer', { default: 0 })
  unusableReplies!: number;

  /** From when a worker may take it. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  @Column('timestamptz', { nullable: true })
  delayToldAt!: Date | null;

  @Column('jsonb', { nullable: true })
  grade!: Grade | null;

  @Column('timestamptz', { nullable: true })
  gradedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
