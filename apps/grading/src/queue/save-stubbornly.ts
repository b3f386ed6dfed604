const DELAYS_MS = [250, 500, 1000, 2000, 4000, 4000];

/** Tries again for some seconds: a grade that was paid for is not thrown away because the database blinked. */
export async function saveStubbornly<Result>(
  save: () => Promise<Result>,
  delaysMs: readonly number[] = DELAYS_MS,
): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await save();
    } catch {
      await new Promise((wake) => {
        setTimeout(wake, delayMs);
      });
    }
  }
  return save();
}
