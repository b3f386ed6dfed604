import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readBadgeId } from './badge-id';
import { BadgeEntity } from './badge.entity';

@Injectable()
export class BadgeService {
  constructor(@InjectRepository(BadgeEntity) private readonly badges: Repository<BadgeEntity>) {}

  /** Latest first. */
  ofUser(userId: string): Promise<BadgeEntity[]> {
    return this.badges.find({ where: { userId }, order: { issuedAt: 'DESC', badgeId: 'ASC' } });
  }

  /** Whoever's it is. */
  async findByBadgeId(typed: string): Promise<BadgeEntity | null> {
    const badgeId = readBadgeId(typed);
    return badgeId ? this.badges.findOneBy({ badgeId }) : null;
  }

  /** Null as well when the badge is somebody else's. */
  async findOwn(userId: string, typed: string): Promise<BadgeEntity | null> {
    const badgeId = readBadgeId(typed);
    return badgeId ? this.badges.findOneBy({ badgeId, userId }) : null;
  }
}
