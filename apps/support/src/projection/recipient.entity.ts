import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person as far as mail needs it, copied from identity's events. */
@Entity('recipients')
export class RecipientEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;
}
