import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Entitlement } from './entitlement';

@Entity('subscriptions')
export class SubscriptionEntity implements Entitlement {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('integer')
  version!: number;

  @Column('text')
  status!: string;

  @Column('integer')
  amountMinor!: number;

  @Column('text')
  currency!: string;

  @Column('timestamptz', { nullable: true })
  currentPeriodEnd!: Date | null;

  @Column('boolean')
  cancelAtPeriodEnd!: boolean;

  @Column('timestamptz')
  changedAt!: Date;
}
