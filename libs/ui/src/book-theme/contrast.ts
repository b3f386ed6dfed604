const STEPS = 41;

/** As WCAG 2 defines it, from 1 to 21. Colours are #RRGGBB. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The colour itself where it reads well on the background, else the nearest lighter or darker shade of it that does. */
export function readableShade(colour: string, background: string, ratio: number): string {
  const { hue, saturation, lightness } = toHsl(colour);
  const end = relativeLuminance(background) > 0.18 ? 0 : 1;
  const steps = Array.from(
    { length: STEPS },
    (_, step) => lightness + ((end - lightness) * step) / (STEPS - 1),
  );
  const shades = [colour, ...steps.map((shade) => fromHsl({ hue, saturation, lightness: shade }))];
  return (
    shades.find((shade) => contrastRatio(shade, background) >= ratio) ?? (end === 0 ? '#000000' : '#ffffff')
  );
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

/** Hue in degrees, the others from 0 to 1. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

function toHsl(colour: string): Hsl {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => channel / 255);
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  const lightness = highest - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  return { hue: 60 * sextant(red, green, blue, highest, range), saturation, lightness };
}

function sextant(red: number, green: number, blue: number, highest: number, range: number): number {
  if (range === 0) return 0;
  if (highest === red) return ((green - blue) / range + 6) % 6;
  return highest === green ? (blue - red) / range + 2 : (red - green) / range + 4;
}

function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  const digits = [0, 8, 4].map((offset) =>
    Math.round(255 * channel(offset))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
