import { Access } from '@colophon/service-kit';
import { Query, Resolver } from '@nestjs/graphql';
import type { Status } from '../generated/schema';
import { StatusService } from './status.service';

@Resolver()
@Access('public')
export class StatusResolver {
  constructor(private readonly health: StatusService) {}

  @Query()
  status(): Promise<Status> {
    return this.health.current();
  }
}
