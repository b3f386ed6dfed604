import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RefreshSession } from './refresh-session.entity';

@Entity('refresh_tokens')
export class RefreshToken {
  @PrimaryColumn('text')
  tokenHash!: string;

  @Column('uuid')
  @Index('refresh_tokens_session_id')
  @ForeignKey(() => RefreshSession, { name: 'refresh_tokens_session_id_fkey', onDelete: 'CASCADE' })
  sessionId!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  rotatedAt!: Date | null;
}
