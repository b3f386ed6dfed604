import { Unavailable } from '@colophon/service-kit';
import { RenderSlots } from './render-slots';

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('render slots', () => {
  it('run so many at once and the others in their order', async () => {
    const slots = new RenderSlots(2, 10);
    const gates = Array.from({ length: 4 }, gate);
    const thirdStarts = gate();
    const started: number[] = [];
    const runs = gates.map(({ opened }, index) =>
      slots.run(async () => {
        started.push(index);
        if (index === 2) thirdStarts.open();
        await opened;
      }),
    );
    gates[1]?.open();
    await thirdStarts.opened;
    expect(started).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('give the place back after a failure', async () => {
    const slots = new RenderSlots(1, 0);
    await expect(slots.run(() => Promise.reject(new Error('torn page')))).rejects.toThrow('torn page');
    expect(await slots.run(() => Promise.resolve('printed'))).toBe('printed');
  });

  it('refuse who would wait too long', async () => {
    const slots = new RenderSlots(1, 1);
    const { opened, open } = gate();
    const runs = [slots.run(() => opened), slots.run(() => opened)];
    await expect(slots.run(() => opened)).rejects.toThrow(Unavailable);
    open();
    await Promise.all(runs);
  });
});
