import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('projected_users')
export class ProjectedUserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;
}
