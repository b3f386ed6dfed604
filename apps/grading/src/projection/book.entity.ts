import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest version of a book that was heard of. */
@Entity('books')
export class BookEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  version!: number;
}
