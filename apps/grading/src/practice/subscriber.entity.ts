import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('subscribers')
export class SubscriberEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('integer')
  version!: number;

  @Column('boolean')
  active!: boolean;
}
