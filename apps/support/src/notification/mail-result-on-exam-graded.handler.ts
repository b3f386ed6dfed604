import { examGraded, type EventData } from '@colophon/contracts';
import { Handles, type Delivery, NotKnownYet } from '@colophon/events';
import { Injectable } from '@nestjs/common';
import { BookEntity } from '../projection/book.entity';
import { SupportConfig } from '../config';
import { RecipientEntity } from '../projection/recipient.entity';
import { examResultMail } from './notification-mails';
import { NotificationService } from './notification.service';

@Injectable()
export class MailResultOnExamGraded {
  constructor(
    private readonly notifications: NotificationService,
    private readonly config: SupportConfig,
  ) {}

  @Handles(examGraded)
  async handle(result: EventData<typeof examGraded>, { manager }: Delivery): Promise<void> {
    const recipient = await manager.findOneBy(RecipientEntity, { userId: result.userId });
    if (!recipient) throw new NotKnownYet(`User ${result.userId}`);
    const book = await manager.findOneBy(BookEntity, { bookId: result.bookId });
    if (!book) throw new NotKnownYet(`Book ${result.bookId}`);
    await this.notifications.notify(manager, recipient, {
      kind: 'EXAM_RESULT',
      key: `exam-result:${result.sessionId}`,
      content: examResultMail(recipient.name, book.title, result, this.config.PUBLIC_URL),
    });
  }
}
