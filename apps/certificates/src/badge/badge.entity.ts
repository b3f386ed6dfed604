import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('badges')
@Index('badges_user_id_book_id_key', ['userId', 'bookId'], { unique: true })
export class BadgeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** The public id, which anybody may verify. */
  @Column('text')
  @Index('badges_badge_id_key', { unique: true })
  badgeId!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  bookId!: string;

  /** The exam that was passed. */
  @Column('uuid')
  sessionId!: string;

  @Column('text')
  holderName!: string;

  @Column('text')
  bookTitle!: string;

  @Column('integer')
  score!: number;

  @Column('timestamptz')
  issuedAt!: Date;

  @Column('text')
  primaryHex!: string;

  @Column('text')
  accentHex!: string;
}
