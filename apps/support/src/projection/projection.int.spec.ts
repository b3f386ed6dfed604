import { badgeIssued, bookPublished, examGraded, userVerified } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import { randomUUID } from 'node:crypto';
import { buildBadgeIssued, buildBook } from '../../test/factories';
import { buildExamGraded, buildUserVerified } from '@colophon/testing';
import { knownUser, startSupport, type SupportUnderTest } from '../../test/support';

let support: SupportUnderTest;
beforeAll(async () => (support = await startSupport()));
afterAll(() => support.stop());

describe('keep-recipient-on-user-verified', () => {
  it('keeps the latest address', async () => {
    const user = buildUserVerified();
    const id = randomUUID();
    await support.service.deliver(userVerified, user, { id });
    await support.service.deliver(userVerified, { ...user, email: 'moved@example.com' });
    await support.service.deliver(userVerified, user, { id });

    await support.service.deliver(badgeIssued, buildBadgeIssued({ userId: user.userId }));

    expect((await support.inbox.latestTo('moved@example.com')).text).toContain(`Hello ${user.name}`);
  });

  it('has no use for an event it cannot read', async () => {
    const unreadable = buildUserVerified({ email: 'nonsense' });

    await expect(support.service.deliver(userVerified, unreadable)).rejects.toThrow(PoisonEvent);
  });
});

describe('keep-title-on-book-published', () => {
  it('keeps the title of the latest version, in whichever order they come', async () => {
    const user = await knownUser(support);
    const book = buildBook({ version: 2, title: 'Second Edition' });
    await support.service.deliver(bookPublished, book);
    await support.service.deliver(bookPublished, { ...book, version: 1, title: 'First Edition' });
    await support.service.deliver(bookPublished, book);

    await support.service.deliver(examGraded, buildExamGraded({ userId: user.userId, bookId: book.bookId }));

    expect((await support.inbox.latestTo(user.email)).subject).toBe('Your exam result: Second Edition');
  });

  it('has no use for an event it cannot read', async () => {
    const unreadable = buildBook({ version: 0 });

    await expect(support.service.deliver(bookPublished, unreadable)).rejects.toThrow(PoisonEvent);
  });
});
