/** As WCAG 2 defines it, from 1 to 21. Colours are #RRGGBB. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The colour itself where it reads well on the background, else the nearest lighter or darker shade that does. */
export function readableShade(colour: string, background: string, ratio: number): string {
  const end = relativeLuminance(background) > 0.18 ? 0 : 255;
  const shades = Array.from({ length: 21 }, (_, step) => mix(channels(colour), end, step / 20));
  return shades.find((shade) => contrastRatio(shade, background) >= ratio) ?? hex([end, end, end]);
}

/** From 0, black, to 1, white. */
export function relativeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function mix(colour: number[], end: number, share: number): string {
  return hex(colour.map((channel) => Math.round(channel + (end - channel) * share)));
}

function hex(colour: number[]): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
