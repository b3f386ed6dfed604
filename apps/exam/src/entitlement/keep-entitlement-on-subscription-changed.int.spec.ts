import { randomUUID } from 'node:crypto';
import { subscriptionChanged } from '@colophon/contracts';
import { PoisonEvent } from '@colophon/events';
import type { Caller } from '@colophon/service-kit';
import { buildCaller, buildSubscriptionChanged } from '@colophon/testing';
import { ExamRoom } from '../../test/exam-room';

describe('keeping who may take exams', () => {
  let room: ExamRoom;
  let caller: Caller;
  beforeAll(async () => {
    room = await ExamRoom.open();
  });
  beforeEach(() => {
    caller = buildCaller();
  });
  afterAll(() => room.close());

  const change = (version: number, active: boolean, id?: string) =>
    room.service.deliver(
      subscriptionChanged,
      buildSubscriptionChanged({ userId: caller.userId, version, active }),
      { id },
    );
  const start = async () => (await room.start(caller)).data.startExam.__typename;

  it('lets subscribers in', async () => {
    await change(1, true);
    expect(await start()).toBe('ExamStarted');
  });

  it('lets nobody in whose subscription has ended', async () => {
    await change(1, true);
    await change(2, false);
    expect(await start()).toBe('SubscriptionRequired');
  });

  it('goes by the version, not by the order of arrival', async () => {
    await change(3, false);
    await change(2, true);
    expect(await start()).toBe('SubscriptionRequired');
    await change(4, true);
    await change(1, false);
    expect(await start()).toBe('ExamStarted');
  });

  it('takes a redelivery once', async () => {
    const id = randomUUID();
    await change(1, true, id);
    await change(2, false);
    await change(1, true, id);
    expect(await start()).toBe('SubscriptionRequired');
  });

  it('refuses what does not fit the contract', async () => {
    await expect(change(0, true)).rejects.toThrow(PoisonEvent);
    expect(await start()).toBe('SubscriptionRequired');
  });
});
