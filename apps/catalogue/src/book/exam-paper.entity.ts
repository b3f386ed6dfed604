import type { ExamItem } from '@colophon/contracts';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BookEntity } from './book.entity';

@Entity('exam_papers')
export class ExamPaperEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => BookEntity, { name: 'exam_papers_book_id_fkey', onDelete: 'CASCADE' })
  bookId!: string;

  @Column('integer')
  passingScore!: number;

  @Column('integer')
  mcqCount!: number;

  @Column('integer')
  openCount!: number;

  @Column('integer')
  mcqPoints!: number;

  @Column('integer')
  openPoints!: number;

  @Column('text', { array: true })
  notes!: string[];

  /** With every answer; no query of this service reads it back to a client. */
  @Column('jsonb', { select: false })
  pool!: ExamItem[];

  get totalPoints(): number {
    return this.mcqCount * this.mcqPoints + this.openCount * this.openPoints;
  }
}
