import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { BookEntity } from '../book/book.entity';

@Entity('chapters')
@Unique('chapters_book_id_index_key', ['bookId', 'index'])
export class ChapterEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  @ForeignKey(() => BookEntity, { name: 'chapters_book_id_fkey', onDelete: 'CASCADE' })
  bookId!: string;

  @Column('integer')
  index!: number;

  @Column('text')
  title!: string;

  @Column('text')
  summary!: string;

  @Column('text', { array: true })
  objectives!: string[];

  @Column('integer')
  questionCount!: number;
}
