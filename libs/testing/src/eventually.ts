const POLL_MS = 20;

/**
 * Tries a check until it passes.
 * @throws what the check threw last, when the time is up.
 */
export async function eventually<Result>(
  check: () => Promise<Result> | Result,
  timeoutMs = 10_000,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((wake) => {
      setTimeout(wake, POLL_MS);
    });
  }
}
