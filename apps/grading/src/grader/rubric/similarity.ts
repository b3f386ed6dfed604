import { stem } from './stem';
import { termsOf, trigramLikeness, wordsOf, type Sentence, type Term } from './text';
import { COMMON_WORDS } from './words';

const COMMON_STEMS: ReadonlySet<string> = new Set([...COMMON_WORDS].map(stem));

const COMMON_WEIGHT = 0.5;
/** What the question says already is no news in an answer. */
const IN_PROMPT_FACTOR = 0.3;
const SYNONYM_MATCH = 0.7;
const MIN_LIKENESS = 0.5;
const LIKENESS_MATCH = 0.9;
/** What is left of a likeness that says the opposite throughout. */
const DENIED_FACTOR = 0.5;
const MAX_WINDOW_SENTENCES = 3;

/** How the parts of likeness are weighed. Round figures, chosen by hand; the curve after them is fitted. */
const WEIGHT = { coverage: 0.4, wording: 0.2, letters: 0.1, focus: 0.3 };

export interface Likeness {
  /** 0 to 1. */
  readonly value: number;
  /** The sentence that carries most of it. */
  readonly sentence: Sentence | null;
}

/** How much of a marking point an answer says, at its best run of one to three sentences or as a whole. */
export function likenessOf(prompt: string, point: string, sentences: readonly Sentence[]): Likeness {
  const target = describeTarget(prompt, point);
  let best = target.likenessTo(sentences);
  for (let length = 1; length <= Math.min(MAX_WINDOW_SENTENCES, sentences.length - 1); length += 1) {
    for (let start = 0; start + length <= sentences.length; start += 1) {
      best = Math.max(best, target.likenessTo(sentences.slice(start, start + length)));
    }
  }
  return { value: best, sentence: mostLike(sentences, (sentence) => target.likenessTo([sentence])) };
}

function mostLike(sentences: readonly Sentence[], rate: (sentence: Sentence) => number): Sentence | null {
  let best: { sentence: Sentence; rating: number } | null = null;
  for (const sentence of sentences) {
    const rating = rate(sentence);
    if (rating > (best?.rating ?? 0)) best = { sentence, rating };
  }
  return best?.sentence ?? null;
}

function describeTarget(prompt: string, point: string) {
  const pointWords = wordsOf(point);
  const pointTerms = distinct(termsOf(pointWords));
  const pointStems = new Set(pointWords.map(stem));
  const promptStems = new Set(termsOf(wordsOf(prompt)).map((term) => term.stem));
  const weigh = (term: Term) =>
    (COMMON_STEMS.has(term.stem) ? COMMON_WEIGHT : 1) * (promptStems.has(term.stem) ? IN_PROMPT_FACTOR : 1);

  return {
    likenessTo(sentences: readonly Sentence[]): number {
      const answerTerms = distinct(sentences.flatMap((sentence) => sentence.terms));
      const coverage = matchedShare(pointTerms, answerTerms, weigh);
      if (coverage === 0) return 0;
      const agreed = matchedShare(pointTerms, answerTerms, weigh, agreesWith) / coverage;
      const words = sentences.flatMap((sentence) => sentence.words);
      const sum =
        WEIGHT.coverage * coverage +
        WEIGHT.wording * sharedShare(pointStems, new Set(words.map(stem))) * Math.min(1, 3 * coverage) +
        WEIGHT.letters * trigramLikeness(words.join(' '), pointWords.join(' ')) +
        WEIGHT.focus * matchedShare(answerTerms, pointTerms, weigh);
      return Math.sqrt(sum) * (DENIED_FACTOR + (1 - DENIED_FACTOR) * agreed);
    },
  };
}

type Match = (left: Term, right: Term) => number;

/** Weighted share of `wanted` that finds a match in `given`. */
function matchedShare(
  wanted: readonly Term[],
  given: readonly Term[],
  weigh: (term: Term) => number,
  match: Match = likenessOfTerms,
): number {
  let matched = 0;
  let total = 0;
  for (const term of wanted) {
    const weight = weigh(term);
    total += weight;
    matched += weight * given.reduce((best, other) => Math.max(best, match(term, other)), 0);
  }
  return total === 0 ? 0 : matched / total;
}

function likenessOfTerms(left: Term, right: Term): number {
  if (left.stem === right.stem) return 1;
  if (left.senses.some((sense) => right.senses.includes(sense))) return SYNONYM_MATCH;
  const likeness = trigramLikeness(left.stem, right.stem);
  return likeness >= MIN_LIKENESS ? LIKENESS_MATCH * likeness : 0;
}

/** The same, for terms that are both affirmed or both denied. */
function agreesWith(left: Term, right: Term): number {
  return left.negated === right.negated ? likenessOfTerms(left, right) : 0;
}

function sharedShare(wanted: ReadonlySet<string>, given: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of wanted) if (given.has(key)) shared += 1;
  return wanted.size === 0 ? 0 : shared / wanted.size;
}

function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [`${term.stem} ${term.negated}`, term])).values()];
}
