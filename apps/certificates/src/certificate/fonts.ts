import { readFileSync } from 'node:fs';

/** Of the Literata family as @fontsource cuts it up; the first that has a letter gives it. */
const SUBSETS = [
  'latin',
  'cyrillic',
  'greek',
  'vietnamese',
  'latin-ext',
  'cyrillic-ext',
  'greek-ext',
] as const;
type Subset = (typeof SUBSETS)[number];

export interface Texts {
  upright: string;
  italic: string;
}

const PACKAGE = '@fontsource-variable/literata';

/**
 * The book face as `@font-face` rules with the fonts inside, cut to the scripts that the texts need. Upright type
 * comes in optical sizes, as names are set large; italics do without, to keep pages light. Letters that no subset
 * has are left to the fonts of the system.
 */
export function fontFaces({ upright, italic }: Texts): string {
  const faces = [
    ...neededSubsets(upright).map((subset) => fontFace(subset, 'normal', 'opsz')),
    ...neededSubsets(italic).map((subset) => fontFace(subset, 'italic', 'wght')),
  ];
  return faces.join('');
}

/** Latin always: it sets our own words. */
function neededSubsets(text: string): Subset[] {
  const needed = new Set<Subset>(['latin']);
  for (const letter of new Set(text.normalize('NFC'))) {
    const subset = SUBSETS.find((candidate) => covers(candidate, letter.codePointAt(0) ?? 0));
    if (subset) needed.add(subset);
  }
  return [...needed];
}

function covers(subset: Subset, codePoint: number): boolean {
  return codePointRanges(subset).some(([first, last]) => codePoint >= first && codePoint <= last);
}

const remembered = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const values = new Map<string, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
};

const unicodeRange = remembered((subset) => {
  const file = readFileSync(require.resolve(`${PACKAGE}/unicode.json`), 'utf8');
  return (JSON.parse(file) as Record<string, string>)[subset] ?? '';
});

const codePointRanges = remembered((subset) =>
  unicodeRange(subset)
    .split(',')
    .map((range): [number, number] => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return [parseInt(first, 16), parseInt(last, 16)];
    }),
);

const fontData = remembered((file) =>
  readFileSync(require.resolve(`${PACKAGE}/files/${file}.woff2`)).toString('base64'),
);

function fontFace(subset: Subset, style: string, axis: string): string {
  const data = fontData(`literata-${subset}-${axis}-${style}`);
  return (
    `@font-face{font-family:Literata;font-style:${style};font-weight:200 900;` +
    `unicode-range:${unicodeRange(subset)};src:url(data:font/woff2;base64,${data}) format('woff2')}`
  );
}
