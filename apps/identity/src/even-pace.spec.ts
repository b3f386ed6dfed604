import { atEvenPace } from './even-pace';

const STEP_MS = 50;
/** Timers may fire a little late, hardly ever early. */
const TOLERANCE_MS = 2;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await atEvenPace(work).catch(() => undefined);
  return performance.now() - started;
}

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('an even pace', () => {
  it('takes a full step for work that takes no time', async () => {
    expect(await timed(async () => undefined)).toBeGreaterThanOrEqual(STEP_MS - TOLERANCE_MS);
  });

  it('takes another step for work that is longer', async () => {
    expect(await timed(async () => workFor(STEP_MS + 5))).toBeGreaterThanOrEqual(2 * STEP_MS - TOLERANCE_MS);
  });

  it('takes it for work that fails, too, and passes the failure on', async () => {
    const failing = () => Promise.reject(new Error('no'));

    expect(await timed(failing)).toBeGreaterThanOrEqual(STEP_MS - TOLERANCE_MS);
    await expect(atEvenPace(failing)).rejects.toThrow('no');
  });
});
