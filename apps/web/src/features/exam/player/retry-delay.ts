const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** 2, 4, 8, 16, then every 30 seconds; `failures` counts from 1. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
}
