import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('stripe_events')
export class StripeEventEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('timestamptz')
  receivedAt!: Date;
}
