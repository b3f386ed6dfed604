import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DrawnPaper } from '../paper/paper';
import type { Grade, HandInReason, SavedAnswer, SessionState, SessionStatus } from './session';

@Entity('exam_session')
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
