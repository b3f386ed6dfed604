/** A Chromium that can be started. */
export interface Executable {
  path: string;
  /** What it needs in its environment, on top of what every browser gets. */
  env: Record<string, string>;
}
