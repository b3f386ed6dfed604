import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ChapterEntity } from './chapter.entity';

@Entity('questions')
@Unique('questions_chapter_id_position_key', ['chapterId', 'position'])
export class QuestionEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  @ForeignKey(() => ChapterEntity, { name: 'questions_chapter_id_fkey', onDelete: 'CASCADE' })
  chapterId!: string;

  @Column('integer')
  position!: number;

  @Column('text')
  type!: 'mcq' | 'scenario';

  @Column('text')
  difficulty!: string;

  @Column('text')
  questionText!: string;

  @Column('text', { array: true, nullable: true })
  options!: string[] | null;

  @Column('integer', { nullable: true })
  answerIndex!: number | null;

  @Column('text', { array: true, nullable: true })
  rationales!: string[] | null;

  @Column('text', { nullable: true })
  prompt!: string | null;

  @Column('text', { array: true, nullable: true })
  whatToLookFor!: string[] | null;
}
