import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser: the family of the refresh tokens it was given one after another. */
@Entity('refresh_sessions')
export class RefreshSession {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
