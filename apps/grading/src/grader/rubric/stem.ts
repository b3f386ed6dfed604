const DOUBLED = /([bdfgklmnprt])\1$/;

/** Suffixes, longest first, with what stands in their place; a stem keeps at least three letters. */
const SUFFIXES: readonly (readonly [suffix: string, replacement: string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ousness', 'ous'],
  ['ications', 'y'],
  ['ication', 'y'],
  ['ations', 'ate'],
  ['ation', 'ate'],
  ['ement', ''],
  ['ments', ''],
  ['ment', ''],
  ['ities', ''],
  ['ity', ''],
  ['ness', ''],
  ['ions', ''],
  ['ion', ''],
  ['ance', ''],
  ['ence', ''],
  ['able', ''],
  ['ible', ''],
  ['ingly', ''],
  ['edly', ''],
  ['ally', 'al'],
  ['ises', 'ize'],
  ['ised', 'ize'],
  ['ising', 'ize'],
  ['ise', 'ize'],
  ['ings', ''],
  ['ing', ''],
  ['ers', ''],
  ['ors', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ful', ''],
  ['ous', ''],
  ['ive', ''],
  ['ant', ''],
  ['ent', ''],
  ['ed', ''],
  ['er', ''],
  ['or', ''],
  ['ly', ''],
  ['al', ''],
  ['es', ''],
  ['s', ''],
];

const MIN_STEM = 3;

/** Brings the forms of an English word to one key: "simulated" and "simulation" meet, however odd the key looks. */
export function stem(word: string): string {
  let current = word;
  for (let round = 0; round < 3; round += 1) {
    const shorter = strip(current);
    if (shorter === current) break;
    current = shorter;
  }
  return current.replace(/[ey]$/, (end) => (current.length > MIN_STEM ? '' : end));
}

function strip(word: string): string {
  for (const [suffix, replacement] of SUFFIXES) {
    if (!word.endsWith(suffix) || (suffix === 's' && /[suo]s$|is$/.test(word))) continue;
    const kept = word.slice(0, -suffix.length);
    if (kept.length < MIN_STEM || !/[aeiouy]/.test(kept)) return word;
    return (kept + replacement).replace(DOUBLED, '$1');
  }
  return word;
}
