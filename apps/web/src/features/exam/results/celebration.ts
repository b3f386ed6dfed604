const CELEBRATED = 'colophon.celebrated';

/** Whether this exam has been celebrated on this device; where nothing can be remembered, it counts as celebrated. */
export function isCelebrated(sessionId: string): boolean {
  try {
    return readCelebrated().includes(sessionId);
  } catch {
    return true;
  }
}

export function noteCelebration(sessionId: string): void {
  try {
    const others = readCelebrated().filter((id) => id !== sessionId);
    localStorage.setItem(CELEBRATED, [...others, sessionId].join(' '));
  } catch {
    // Confetti is no reason to fail: the next visit brings it again.
  }
}

function readCelebrated(): string[] {
  return (localStorage.getItem(CELEBRATED) ?? '').split(' ').filter(Boolean);
}
