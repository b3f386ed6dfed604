import { Clock } from '@colophon/service-kit';

/** A clock that stands still until the test moves it. */
export class FixedClock extends Clock {
  constructor(private time = new Date('2026-03-01T12:00:00Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  advance(seconds: number): void {
    this.time = new Date(this.time.getTime() + seconds * 1000);
  }
}
