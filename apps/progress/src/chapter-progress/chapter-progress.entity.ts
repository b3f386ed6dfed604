import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('chapter_progress')
export class ChapterProgressEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  chapterId!: string;

  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  @Column('integer', { nullable: true })
  bestScore!: number | null;

  @Column('integer', { default: 0 })
  testAttempts!: number;
}
