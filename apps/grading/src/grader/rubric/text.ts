import { stem } from './stem';
import { NEGATIONS, STOP_WORDS, SYNONYM_GROUPS } from './words';

export interface Term {
  readonly stem: string;
  /** Numbers of the groups of words that mean the same. */
  readonly senses: readonly number[];
  readonly negated: boolean;
}

export interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
  readonly terms: readonly Term[];
}

/** How many words a negation reaches forward. */
const NEGATION_REACH = 4;

const SENSES = sensesByStem();

/** Lower case, without accents and typographic variants, so that two spellings of one text are equal. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export function wordsOf(text: string): string[] {
  return (
    normaliseText(text)
      .replace(/'/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Splits at sentence ends, semicolons and line breaks, and drops sentences said twice. */
export function sentencesOf(text: string): Sentence[] {
  const seen = new Set<string>();
  const sentences: Sentence[] = [];
  for (const part of text.split(/(?<=[.!?;])\s+|\n+/)) {
    const words = wordsOf(part);
    const key = words.join(' ');
    if (words.length === 0 || seen.has(key)) continue;
    seen.add(key);
    sentences.push({ text: part.trim(), words, terms: termsOf(words) });
  }
  return sentences;
}

export function termsOf(words: readonly string[]): Term[] {
  let reach = 0;
  const terms: Term[] = [];
  for (const word of words) {
    if (NEGATIONS.has(word)) reach = NEGATION_REACH;
    else if (!STOP_WORDS.has(word)) {
      const key = stem(word);
      terms.push({ stem: key, senses: SENSES.get(key) ?? [], negated: reach > 0 });
    }
    reach -= 1;
  }
  return terms;
}

/** Share of three-letter runs that two texts have in common (Dice), 0 to 1. */
export function trigramLikeness(left: string, right: string): number {
  const leftGrams = trigrams(left);
  const rightGrams = trigrams(right);
  let shared = 0;
  for (const gram of leftGrams) if (rightGrams.has(gram)) shared += 1;
  return leftGrams.size + rightGrams.size === 0 ? 0 : (2 * shared) / (leftGrams.size + rightGrams.size);
}

function trigrams(text: string): Set<string> {
  const padded = ` ${text} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  return grams;
}

function sensesByStem(): ReadonlyMap<string, readonly number[]> {
  const senses = new Map<string, number[]>();
  for (const [sense, group] of SYNONYM_GROUPS.entries()) {
    for (const word of group.split(' ')) senses.set(stem(word), [...(senses.get(stem(word)) ?? []), sense]);
  }
  return senses;
}
