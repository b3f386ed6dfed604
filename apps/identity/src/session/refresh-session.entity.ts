import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../account/user.entity';

/** A signed-in browser: the family of the refresh tokens it was given one after another. */
@Entity('refresh_sessions')
export class RefreshSessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @Index('refresh_sessions_user_id')
  @ForeignKey(() => UserEntity, { name: 'refresh_sessions_user_id_fkey', onDelete: 'CASCADE' })
  userId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  @Index('refresh_sessions_expires_at')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
