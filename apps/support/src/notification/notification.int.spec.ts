import { badgeIssued, bookPublished, examGraded, userVerified } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import { randomUUID } from 'node:crypto';
import { buildCaller, buildExamGraded, buildUserVerified, eventually } from '@colophon/testing';
import { buildBadgeIssued, buildBook } from '../../test/factories';
import { knownBook, knownUser, startSupport, type SupportUnderTest } from '../../test/support';

const NOTIFICATIONS = /* GraphQL */ `
  query ($id: ID!) {
    _entities(representations: [{ __typename: "User", id: $id }]) {
      ... on User {
        notifications {
          kind
          subject
          sentAt
        }
      }
    }
  }
`;

interface Listed {
  _entities: [{ notifications: { kind: string; subject: string; sentAt: string | null }[] | null }];
}

let support: SupportUnderTest;
beforeAll(async () => (support = await startSupport()));
afterAll(() => support.stop());

async function notificationsOf(
  userId: string,
  caller = buildCaller({ userId }) as ReturnType<typeof buildCaller> | null,
) {
  const { data } = await support.service.graphql<Listed>(NOTIFICATIONS, { id: userId }, caller);
  return data._entities[0].notifications;
}

describe('mail-result-on-exam-graded', () => {
  it('mails the result to the learner', async () => {
    const [user, book] = [await knownUser(support), await knownBook(support)];
    const result = buildExamGraded({ userId: user.userId, bookId: book.bookId });

    await support.service.deliver(examGraded, result);

    const mail = await support.inbox.latestTo(user.email);
    expect(mail.subject).toBe('Your exam result: The Art of War');
    expect(mail.text).toContain('You scored 91%');
    expect(mail.html).toContain(`https://colophon.example/exam/${result.sessionId}/results`);
  });

  it('mails once, whether the event comes again or another tells the same', async () => {
    const [user, book] = [await knownUser(support), await knownBook(support)];
    const result = buildExamGraded({ userId: user.userId, bookId: book.bookId });
    const id = randomUUID();

    await support.service.deliver(examGraded, result, { id });
    await support.service.deliver(examGraded, result, { id });
    await support.service.deliver(examGraded, result);
    await support.service.deliver(badgeIssued, buildBadgeIssued({ userId: user.userId }));

    await eventually(() => expect(support.inbox.sentTo(user.email)).toHaveLength(2));
    expect(await notificationsOf(user.userId)).toHaveLength(2);
  });

  it('waits for the user and the book when they come later', async () => {
    const [user, book] = [buildUserVerified(), buildBook()];
    const result = buildExamGraded({ userId: user.userId, bookId: book.bookId });
    const id = randomUUID();

    await expect(support.service.deliver(examGraded, result, { id })).rejects.toThrow('not known here yet');
    await support.service.deliver(userVerified, user);
    await expect(support.service.deliver(examGraded, result, { id })).rejects.toThrow('not known here yet');
    await support.service.deliver(bookPublished, book);
    await support.service.deliver(examGraded, result, { id });

    expect((await support.inbox.latestTo(user.email)).subject).toContain(book.title);
  });

  it('has no use for an event it cannot read', async () => {
    const unreadable = { ...buildExamGraded(), totalScore: 999 };

    await expect(support.service.deliver(examGraded, unreadable)).rejects.toThrow(PoisonEvent);
  });
});

describe('mail-certificate-on-badge-issued', () => {
  it('mails the certificate to the learner', async () => {
    const user = await knownUser(support);
    const badge = buildBadgeIssued({ userId: user.userId });

    await support.service.deliver(badgeIssued, badge);

    const mail = await support.inbox.latestTo(user.email);
    expect(mail.subject).toBe('Your certificate: The Art of War');
    expect(mail.text).toContain(badge.badgeId);
    expect(mail.text).toContain('https://colophon.example/my-badges');
  });

  it('mails once, whether the event comes again or another tells the same', async () => {
    const user = await knownUser(support);
    const badge = buildBadgeIssued({ userId: user.userId });
    const id = randomUUID();

    await support.service.deliver(badgeIssued, badge, { id });
    await support.service.deliver(badgeIssued, badge, { id });
    await support.service.deliver(badgeIssued, badge);

    expect(await notificationsOf(user.userId)).toHaveLength(1);
  });

  it('waits for the user when they come later', async () => {
    const user = buildUserVerified();
    const badge = buildBadgeIssued({ userId: user.userId });
    const id = randomUUID();

    await expect(support.service.deliver(badgeIssued, badge, { id })).rejects.toThrow('not known here yet');
    await support.service.deliver(userVerified, user);
    await support.service.deliver(badgeIssued, badge, { id });

    expect((await support.inbox.latestTo(user.email)).text).toContain(badge.badgeId);
  });

  it('has no use for an event it cannot read', async () => {
    await expect(support.service.deliver(badgeIssued, buildBadgeIssued({ score: 101 }))).rejects.toThrow(
      PoisonEvent,
    );
  });
});

describe('User.notifications', () => {
  it('lists what the caller was mailed, the latest first, with the time it left', async () => {
    const [user, book] = [await knownUser(support), await knownBook(support)];
    await support.service.deliver(examGraded, buildExamGraded({ userId: user.userId, bookId: book.bookId }));
    support.clock.advance(1);
    await support.service.deliver(badgeIssued, buildBadgeIssued({ userId: user.userId }));

    await eventually(async () => {
      expect(await notificationsOf(user.userId)).toEqual([
        {
          kind: 'BADGE_ISSUED',
          subject: 'Your certificate: The Art of War',
          sentAt: expect.stringMatching(/Z$/),
        },
        {
          kind: 'EXAM_RESULT',
          subject: 'Your exam result: The Art of War',
          sentAt: expect.stringMatching(/Z$/),
        },
      ]);
    });
  });

  it('is empty for a person who was mailed nothing', async () => {
    expect(await notificationsOf(randomUUID())).toEqual([]);
  });

  it('is null for anybody else', async () => {
    const user = await knownUser(support);
    await support.service.deliver(badgeIssued, buildBadgeIssued({ userId: user.userId }));

    expect(await notificationsOf(user.userId, buildCaller())).toBeNull();
    expect(await notificationsOf(user.userId, null)).toBeNull();
  });
});
