const EVERY_MS = 1_000;
const LONGEST_MS = 10_000;

/**
 * Asks after a second and then ever more slowly, until the answer is yes. A question that fails counts as a no; a
 * connection that comes back is a reason to ask at once. Returns the way to stop.
 */
export function repeatUntil(ask: () => Promise<boolean>, onYes?: () => void): () => void {
  let isStopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;

  const schedule = () => {
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), Math.min(LONGEST_MS, EVERY_MS * tries));
  };
  const attempt = async () => {
    clearTimeout(timer);
    const isYes = await ask().catch(() => false);
    if (isStopped) return;
    if (!isYes) return schedule();
    stop();
    onYes?.();
  };
  const onOnline = () => void attempt();
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };

  addEventListener('online', onOnline);
  schedule();
  return stop;
}
