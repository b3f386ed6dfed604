import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('entitlements')
export class EntitlementEntity {
  @PrimaryColumn({ type: 'uuid' })
  userId!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'boolean' })
  active!: boolean;
}
