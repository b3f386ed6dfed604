import { type RequestContext, requestLoader } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { BadgeEntity } from './badge.entity';

const BY_BOOK = Symbol('badges by book');
const BY_ID = Symbol('badges by id');
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The caller's own badges, those of one request by one statement each way; none for visitors. */
@Injectable()
export class BadgeLoader {
  constructor(@InjectRepository(BadgeEntity) private readonly badges: Repository<BadgeEntity>) {}

  ofBook(context: RequestContext, bookId: string): Promise<BadgeEntity | null> {
    return this.load(context, BY_BOOK, 'bookId', bookId);
  }

  byId(context: RequestContext, id: string): Promise<BadgeEntity | null> {
    return UUID.test(id) ? this.load(context, BY_ID, 'id', id.toLowerCase()) : Promise.resolve(null);
  }

  private async load(
    context: RequestContext,
    loaderKey: symbol,
    column: 'bookId' | 'id',
    value: string,
  ): Promise<BadgeEntity | null> {
    const { caller } = context;
    if (!caller) return null;
    const loader = requestLoader<string, BadgeEntity | null>(context, loaderKey, async (values) => {
      const found = await this.badges.findBy({ userId: caller.userId, [column]: In(values) });
      const byValue = new Map(found.map((badge) => [badge[column], badge]));
      return values.map((each) => byValue.get(each) ?? null);
    });
    return loader.load(value);
  }
}
