import { Access, CurrentCaller } from '@colophon/service-kit';
import type { Caller } from '@colophon/service-kit';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Notification as NotificationView, User } from '../generated/schema';
import { NotificationService, type LoggedNotification } from './notification.service';

@Resolver('User')
export class NotificationResolver {
  constructor(private readonly log: NotificationService) {}

  /** Only the caller's own: what somebody else was mailed is not ours to tell. */
  @ResolveField()
  @Access('public')
  async notifications(
    @Parent() user: Pick<User, 'id'>,
    @CurrentCaller() caller: Caller | null,
  ): Promise<NotificationView[] | null> {
    if (caller?.userId !== user.id) return null;
    return (await this.log.list(user.id)).map(toView);
  }
}

function toView({ id, kind, subject, sentAt }: LoggedNotification): NotificationView {
  return { __typename: 'Notification', id, kind, subject, sentAt: sentAt?.toISOString() ?? null };
}
