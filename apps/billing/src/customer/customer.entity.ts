import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity('customers')
@Unique('customers_stripe_customer_id_key', ['stripeCustomerId'])
export class CustomerEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text')
  stripeCustomerId!: string;

  /** The newest look at Stripe that was begun. */
  @Column('integer', { default: 0 })
  drawnTicket!: number;

  /** The look at Stripe that what is stored comes from. */
  @Column('integer', { default: 0 })
  storedTicket!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
