import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many practice answers a person had scored on the last day they had any. */
@Entity('scoring_allowances')
export class ScoringAllowanceEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('date')
  day!: string;

  @Column('integer')
  used!: number;
}
