import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('verification_codes')
export class VerificationCodeEntity {
  @PrimaryColumn('text')
  addressKey!: string;

  @Column('text')
  codeHash!: string;

  @Column('timestamptz')
  usableFrom!: Date;

  @Column('timestamptz')
  @Index('verification_codes_expires_at')
  expiresAt!: Date;

  @Column('integer')
  tries!: number;

  @Column('timestamptz', { nullable: true })
  windowEndsAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  mailedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
