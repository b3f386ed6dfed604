import type { ExamPaper } from '@colophon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('exam_papers')
export class ExamPaperEntity {
  @PrimaryColumn({ type: 'text' })
  bookId!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'jsonb' })
  paper!: ExamPaper;

  @Column({ type: 'integer' })
  mcqCount!: number;

  @Column({ type: 'integer' })
  openCount!: number;
}
