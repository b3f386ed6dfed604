type Channels = [red: number, green: number, blue: number];

const STEP = 0.04;

/** How well one colour can be told from another, 1 to 21, as WCAG 2 defines it. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour itself where it can be read on the paper, else its nearest darker shade that can. */
export function darkenUntilReadable(hex: string, paper: string, ratio: number): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = toHex(channels(hex).map((value) => Math.round(value * (1 - share))) as Channels);
    if (contrast(shade, paper) >= ratio) return shade;
  }
  return '#000000';
}

/** As WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => linear(value / 255)) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channels(hex: string): Channels {
  return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)) as Channels;
}

function toHex(values: Channels): string {
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
