import { randomUUID } from 'node:crypto';
import { badgeIssued, examGraded, userVerified } from '@colophon/contracts';
import { buildCaller, buildExamGraded, buildUserVerified } from '@colophon/testing';
import { Press } from '../../test/press';
import { BadgeEntity } from './badge.entity';

describe('issuing a badge on exam.graded', () => {
  let press: Press;

  beforeAll(async () => {
    press = await Press.open();
    await press.publishBook();
  });

  afterAll(() => press.close());

  const published = async (userId: string) =>
    (await press.service.published(badgeIssued)).filter((event) => event.userId === userId);

  it('keeps everything the certificate says, and publishes it', async () => {
    const caller = await press.learner();
    const sessionId = randomUUID();
    await press.pass(caller, { sessionId });
    const [badge, ...others] = await press.badgesOf(caller);
    expect(others).toEqual([]);
    expect(badge).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      badgeId: expect.stringMatching(/^CLP(-[0-9A-Z]{4}){4}$/),
      bookId: 'the-art-of-war',
      bookTitle: 'The Art of War',
      holderName: 'Ada Lovelace',
      score: 91,
      issuedOn: '2026-11-21',
      primaryHex: '#7A1F1F',
      accentHex: '#C8A04B',
    });
    const { userId } = caller;
    const told = {
      badgeId: badge?.badgeId,
      userId,
      sessionId,
      bookId: 'the-art-of-war',
      bookTitle: 'The Art of War',
    };
    expect(await published(userId)).toEqual([{ ...told, score: 91, issuedOn: '2026-11-21' }]);
  });

  it('issues one on redelivery', async () => {
    const caller = await press.learner();
    const [id, exam] = [randomUUID(), buildExamGraded({ userId: caller.userId })];
    await press.service.deliver(examGraded, exam, { id });
    await press.service.deliver(examGraded, exam, { id });
    expect(await press.badgesOf(caller)).toHaveLength(1);
    expect(await published(caller.userId)).toHaveLength(1);
  });

  it('issues none for a second pass, however high', async () => {
    const caller = await press.learner();
    const sessionId = randomUUID();
    await press.pass(caller, { sessionId, totalScore: 86 });
    await press.pass(caller, { totalScore: 100, attempt: 2 });
    expect(await press.badgesOf(caller)).toEqual([expect.objectContaining({ score: 86 })]);
    const stored = await press.service.database.manager.findBy(BadgeEntity, { userId: caller.userId });
    expect(stored).toEqual([expect.objectContaining({ sessionId })]);
    expect(await published(caller.userId)).toHaveLength(1);
  });

  it('issues one when passes arrive at the same moment', async () => {
    const caller = await press.learner();
    await Promise.all(Array.from({ length: 5 }, () => press.pass(caller)));
    expect(await press.badgesOf(caller)).toHaveLength(1);
    expect(await published(caller.userId)).toHaveLength(1);
  });

  it('issues one a book', async () => {
    const caller = await press.learner();
    await press.publishBook({ bookId: 'walden', title: 'Walden' });
    await press.pass(caller);
    await press.pass(caller, { bookId: 'walden', gradedAt: '2026-12-01T00:00:00.000Z' });
    expect((await press.badgesOf(caller)).map(({ bookTitle }) => bookTitle)).toEqual([
      'Walden',
      'The Art of War',
    ]);
  });

  it('issues none for a failed exam', async () => {
    const caller = await press.learner();
    await press.pass(caller, { passed: false, totalScore: 40 });
    expect(await press.badgesOf(caller)).toEqual([]);
  });

  it('waits for the name of the learner', async () => {
    const caller = buildCaller();
    const [id, exam] = [randomUUID(), buildExamGraded({ userId: caller.userId })];
    await expect(press.service.deliver(examGraded, exam, { id })).rejects.toThrow('not known here yet');
    await press.service.deliver(userVerified, buildUserVerified({ userId: caller.userId }));
    await press.service.deliver(examGraded, exam, { id });
    expect(await press.badgesOf(caller)).toHaveLength(1);
  });

  it('waits for the title of the book', async () => {
    const caller = await press.learner();
    await expect(press.pass(caller, { bookId: 'emma' })).rejects.toThrow('not known here yet');
    await press.publishBook({ bookId: 'emma', title: 'Emma' });
    await press.pass(caller, { bookId: 'emma' });
    expect(await press.badgesOf(caller)).toEqual([expect.objectContaining({ bookTitle: 'Emma' })]);
  });

  it('refuses what is no result', async () => {
    const caller = await press.learner();
    await expect(press.pass(caller, { totalScore: 999 })).rejects.toThrow('Data does not fit');
    expect(await press.badgesOf(caller)).toEqual([]);
  });

  it('changes no badge when the book or the name changes', async () => {
    const { caller, badge } = await press.holder();
    await press.publishBook({ version: 2, title: 'Another title' });
    await press.service.deliver(
      userVerified,
      buildUserVerified({ userId: caller.userId, name: 'Another name' }),
    );
    expect(await press.badgesOf(caller)).toEqual([badge]);
  });
});
