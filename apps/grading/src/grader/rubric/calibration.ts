/** A monotone curve through points of increasing likeness. */
export type Curve = readonly (readonly [likeness: number, share: number])[];

/**
 * How much of a point's worth a likeness earns. Chosen on samples of whole answers to questions with several
 * marking points, where an answer about something else must earn next to nothing.
 */
export const SHIPPED_CURVE: Curve = [
  [0.3, 0],
  [0.4, 0.25],
  [0.5, 0.6],
  [0.6, 0.85],
  [0.7, 1],
];

export function readCurve(curve: Curve, likeness: number): number {
  const first = curve[0];
  if (!first || likeness <= first[0]) return first?.[1] ?? 0;
  for (let at = 1; at < curve.length; at += 1) {
    const [from, low] = curve[at - 1]!;
    const [to, high] = curve[at]!;
    if (likeness <= to) return low + ((high - low) * (likeness - from)) / (to - from);
  }
  return curve.at(-1)![1];
}

interface Sample {
  readonly likeness: number;
  readonly score: number;
}

interface Block extends Sample {
  readonly size: number;
}

const FIT_BINS = 20;

/**
 * Fits a curve on which more likeness never earns less: means of equally full bins, neighbours pooled while
 * they fall (pool adjacent violators).
 */
export function fitMonotone(samples: readonly Sample[]): Curve {
  const blocks: Block[] = [];
  for (const bin of binsOf(samples)) {
    blocks.push(bin);
    while (blocks.length > 1 && blocks.at(-2)!.score >= blocks.at(-1)!.score) {
      blocks.splice(-2, 2, pool(blocks.slice(-2)));
    }
  }
  return blocks.map((block) => [block.likeness, block.score]);
}

function binsOf(samples: readonly Sample[]): Block[] {
  const sorted = [...samples].sort((left, right) => left.likeness - right.likeness);
  const bins = Math.min(FIT_BINS, sorted.length);
  const edge = (bin: number) => Math.floor((bin * sorted.length) / bins);
  return Array.from({ length: bins }, (_, bin) =>
    pool(sorted.slice(edge(bin), edge(bin + 1)).map((sample) => ({ ...sample, size: 1 }))),
  );
}

function pool(blocks: readonly Block[]): Block {
  const size = blocks.reduce((sum, block) => sum + block.size, 0);
  const mean = (pick: (block: Block) => number) =>
    blocks.reduce((sum, block) => sum + pick(block) * block.size, 0) / size;
  return { likeness: mean((block) => block.likeness), score: mean((block) => block.score), size };
}
