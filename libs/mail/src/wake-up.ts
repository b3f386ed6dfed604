/** Lets one loop sleep for a while, or until somebody has work for it. */
export class WakeUp {
  private woken = false;
  private wake: (() => void) | null = null;

  signal(): void {
    this.woken = true;
    this.wake?.();
  }

  /** Resolves at the next signal (at once if one came since the last wait), at the latest after the given time. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
    this.wake = null;
  }
}
