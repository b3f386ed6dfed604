import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RefreshSessionEntity } from './refresh-session.entity';

@Entity('refresh_tokens')
export class RefreshTokenEntity {
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('uuid')
  @Index('refresh_tokens_session_id')
  @ForeignKey(() => RefreshSessionEntity, { name: 'refresh_tokens_session_id_fkey', onDelete: 'CASCADE' })
  sessionId!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  rotatedAt!: Date | null;
}
