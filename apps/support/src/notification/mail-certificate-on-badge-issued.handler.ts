import { badgeIssued, type EventData } from '@colophon/contracts';
import { Handles, type Delivery, NotKnownYet } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { SupportConfig } from '../config';
import { RecipientEntity } from '../projection/recipient.entity';
import { certificateMail } from './notification-mails';
import { NotificationService } from './notification.service';

@Injectable()
export class MailCertificateOnBadgeIssued {
  constructor(
    private readonly notifications: NotificationService,
    private readonly config: SupportConfig,
  ) {}

  @Handles(badgeIssued)
  async handle(badge: EventData<typeof badgeIssued>, { manager }: Delivery): Promise<void> {
    const recipient = await manager.findOneBy(RecipientEntity, { userId: badge.userId });
    if (!recipient) throw new NotKnownYet(`User ${badge.userId}`);
    await this.notifications.notify(manager, recipient, {
      kind: 'BADGE_ISSUED',
      key: `certificate:${badge.badgeId}`,
      content: certificateMail(recipient.name, badge, this.config.PUBLIC_URL),
    });
  }
}
