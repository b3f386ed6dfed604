import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProjectedBookEntity } from './projected-book.entity';

@Entity('projected_chapters')
export class ProjectedChapterEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  @Index('projected_chapters_book_id_idx')
  @ForeignKey(() => ProjectedBookEntity, { name: 'projected_chapters_book_id_fkey', onDelete: 'CASCADE' })
  bookId!: string;

  @Column('integer')
  index!: number;
}
