import type { StartOptions } from '@colophon/testing';
import { GradingWorker } from '../src/queue/grading-worker';

/** Boots the service without workers, for tests of what they will find. */
export const withoutWorkers: NonNullable<StartOptions['override']> = (builder) =>
  builder.overrideProvider(GradingWorker).useValue({});
