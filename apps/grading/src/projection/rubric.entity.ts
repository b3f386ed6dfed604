import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The marking points of one open question in one version of its book. */
@Entity('rubrics')
export class RubricEntity {
  @PrimaryColumn('text')
  bookId!: string;

  @PrimaryColumn('integer')
  version!: number;

  @PrimaryColumn('text')
  questionId!: string;

  /** Null for questions of the exam. */
  @Column('text', { nullable: true })
  chapterId!: string | null;

  @Column('text')
  prompt!: string;

  @Column('jsonb')
  markingPoints!: string[];
}
