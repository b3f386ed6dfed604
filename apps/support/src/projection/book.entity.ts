import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A book as far as mail needs it, copied from the catalogue's events. */
@Entity('books')
export class BookEntity {
  @PrimaryColumn('text')
  bookId!: string;

  @Column('integer')
  version!: number;

  @Column('text')
  title!: string;
}
