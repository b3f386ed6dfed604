import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NotificationKind } from '../generated/schema';

/** One message to one person: written once, when it is queued. */
@Entity('notifications')
@Index('notifications_user_id', ['userId', 'createdAt'])
export class NotificationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  kind!: NotificationKind;

  @Column('text')
  subject!: string;

  @Column('text', { unique: true })
  mailKey!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
