/** A Colophon that tests talk to as anybody would: over HTTP. */
export interface RunningColophon {
  url: string;
  /** Waits for a mail to the address whose text matches, and gives what the pattern captures. */
  fromMail(to: string, pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}
