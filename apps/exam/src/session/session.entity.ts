import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { DrawnPaper } from '../paper/paper';
import type { Grade, SavedAnswer } from './scoring';
import type { HandInReason, SessionState, SessionStatus } from './session';

@Entity('exam_sessions')
@Index('exam_session_one_open', ['userId', 'bookId'], {
  unique: true,
  where: "status in ('InProgress', 'Grading')",
})
@Index('exam_session_deadline', ['deadlineAt'], { where: "status = 'InProgress'" })
@Unique('exam_session_attempt_once', ['userId', 'bookId', 'attempt'])
@Check('exam_session_status_known', "status in ('InProgress', 'Grading', 'Completed', 'Expired')")
@Check(
  'exam_session_handed_in',
  "(status = 'InProgress') = (finalized_at is null) and (finalized_at is null) = (finalized_reason is null)",
)
@Check(
  'exam_session_scored',
  "num_nulls(completed_at, total_score, passed) = case when status in ('InProgress', 'Grading') then 3 else 0 end",
)
export class ExamSessionEntity implements SessionState {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid' })
  userId!: string;

  @Column({ type: 'text' })
  bookId!: string;

  @Column({ type: 'integer' })
  bookVersion!: number;

  @Column({ type: 'integer' })
  attempt!: number;

  @Column({ type: 'text' })
  status!: SessionStatus;

  @Column({ type: 'timestamptz' })
  startedAt!: Date;

  @Column({ type: 'timestamptz' })
  deadlineAt!: Date;

  @Column({ type: 'jsonb' })
  paper!: DrawnPaper;

  @Column({ type: 'jsonb', select: false })
  optionCounts!: Record<string, number>;

  @Column({ type: 'integer' })
  mcqTotal!: number;

  @Column({ type: 'integer' })
  openTotal!: number;

  @Column({ type: 'jsonb', default: {} })
  answers!: Record<string, SavedAnswer>;

  @Column({ type: 'jsonb', default: {} })
  grades!: Record<string, Grade>;

  @Column({ type: 'jsonb', default: [] })
  delayedItemIds!: string[];

  @Column({ type: 'timestamptz', nullable: true })
  finalizedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  finalizedReason!: HandInReason | null;

  @Column({ type: 'integer', nullable: true })
  mcqCorrect!: number | null;

  @Column({ type: 'double precision', nullable: true })
  openPoints!: number | null;

  @Column({ type: 'integer', nullable: true })
  totalScore!: number | null;

  @Column({ type: 'boolean', nullable: true })
  passed!: boolean | null;

  @Column({ type: 'timestamptz', nullable: true })
  completedAt!: Date | null;
}
