import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { BookTheme } from '../content/book-content';

@Entity('books')
@Unique('books_slug_key', ['slug'])
export class BookEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  title!: string;

  @Column('text', { array: true })
  authors!: string[];

  @Column('text', { array: true })
  categories!: string[];

  @Column('integer')
  year!: number;

  @Column('text')
  descriptionShort!: string;

  @Column('text')
  descriptionMedium!: string;

  @Column('jsonb')
  theme!: BookTheme;

  @Column('integer')
  popularity!: number;

  @Column('integer')
  totalChapters!: number;

  @Column('text')
  coverHash!: string;

  /** Kilobytes that only the cover's own address needs. */
  @Column('text', { select: false })
  coverSvg!: string;

  @Column('text')
  contentHash!: string;

  @Column('integer')
  version!: number;

  /** Changes with the picture, so that browsers may keep it for ever. */
  get coverUrl(): string {
    return `/covers/${this.slug}?v=${this.coverHash}`;
  }
}
