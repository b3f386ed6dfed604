import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 100_000;

export class BodyTooLarge extends Error {}

/** Reads a body to its end, also one that is refused: hanging up would cost the caller the answer. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw new BodyTooLarge();
  return Buffer.concat(chunks).toString('utf8');
}
