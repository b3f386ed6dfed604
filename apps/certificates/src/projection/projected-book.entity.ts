import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('projected_books')
export class ProjectedBookEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  version!: number;

  @Column('text')
  title!: string;

  @Column('text')
  primaryHex!: string;

  @Column('text')
  accentHex!: string;
}
