import { readsAsProse } from './prose';
import { sentencesOf, wordsOf, type Sentence } from './text';
import { STOP_WORDS } from './words';

export type StruckReason = 'addresses-grader' | 'copied' | 'no-sentence' | 'nonsense';

const EVERY_REASON: readonly StruckReason[] = ['addresses-grader', 'copied', 'nonsense', 'no-sentence'];

export interface Admitted {
  /** Sentences that count for the score. */
  readonly sentences: readonly Sentence[];
  /** Why others do not, each reason once. */
  readonly struck: readonly StruckReason[];
}

/** Phrases by which a text speaks to whoever grades it instead of answering. */
const ADDRESSES_GRADER = [
  /\b(ignore|disregard|forget|override|bypass)\s+((all|any|the|your|these|those|of)\s+)*(previous|prior|above|earlier|preceding|system|grading|marking|original|rubric|prompt)\b/,
  /\b(ignore|disregard|forget|override|bypass)\s+(all|your|these)\s+(\w+\s+)?(instructions?|rules?|criteria)\b/,
  /\b(full|maximum|max|perfect)\s+(marks?|scores?|points?|grades?)\b/,
  /\b(give|award|grant|assign)\b.{0,20}\b(me|this|my|it|answer)\b.{0,25}\b(marks?|points?|scores?|grades?|credit|10|ten)\b/,
  /\bdeserves?\b.{0,20}\b(marks?|points?|scores?|credit|10|ten)\b/,
  /\b(10|ten|100)\s*(\/|out of)\s*(10|ten|100)\b/,
  /\b(grader|examiner)\b/,
  /\b(system|developer|assistant)\s*(prompt|message|:)/,
  /\byou are (now )?(an?|the) (ai|assistant|model|helpful|language)\b|\bas an ai\b/,
  /\b(mark|grade|score|rate|count|treat|consider)\b.{0,30}\bas (fully )?(correct|perfect|met|complete|covered|satisfied)\b/,
  /\bverdicts?"?\s*[:=]|"(score10|points|criteria)"\s*:/,
  /<\/?\s*(answer|system|instructions?|learner)[^>]*>/,
];

const COPY_RUN = 4;
const COPIED_SHARE = 0.6;
/** People who answer in their own words borrow up to nine words of ten from the question. */
const MIN_OWN_SHARE = 0.06;

/**
 * Strikes out what is not an answer: words to the grader, text copied from what the learner was shown or from
 * the marking points, lists of keywords without a sentence, and noise. A text that is no prose as a whole, such
 * as key words with full stops between them, is struck out whole.
 */
export function admit(
  answer: string,
  copyable: readonly string[],
  reasons: readonly StruckReason[] = EVERY_REASON,
): Admitted {
  const runs = new Set(copyable.flatMap((text) => runsOf(wordsOf(text))));
  const struck = new Set<StruckReason>();
  const sentences = sentencesOf(answer).filter((sentence) => {
    const reason = reasons.find((candidate) => APPLIES[candidate](sentence, runs));
    if (reason) struck.add(reason);
    return !reason;
  });
  const words = sentences.flatMap((sentence) => sentence.words);
  const overall = reasons.find((candidate) => OVERALL[candidate]?.(words, copyable));
  if (!overall) return { sentences, struck: [...struck] };
  return { sentences: [], struck: [...struck.add(overall)] };
}

const APPLIES: Record<StruckReason, (sentence: Sentence, copyableRuns: ReadonlySet<string>) => boolean> = {
  'addresses-grader': ({ text }) => ADDRESSES_GRADER.some((phrase) => phrase.test(text.toLowerCase())),
  copied: ({ words }, copyableRuns) => isCopied(words, copyableRuns),
  'no-sentence': ({ words }) => !readsAsProse(words),
  nonsense: ({ words }) => isNoise(words),
};

/** What holds for no single sentence may hold for all together. */
const OVERALL: Partial<
  Record<StruckReason, (words: readonly string[], copyable: readonly string[]) => boolean>
> = {
  copied: hasNoWordsOfItsOwn,
  'no-sentence': (words) => !readsAsProse(words),
};

function hasNoWordsOfItsOwn(words: readonly string[], copyable: readonly string[]): boolean {
  const given = new Set(copyable.flatMap(wordsOf));
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const own = content.filter((word) => !given.has(word)).length;
  return content.length > 0 && own < content.length * MIN_OWN_SHARE;
}

function isCopied(words: readonly string[], copyableRuns: ReadonlySet<string>): boolean {
  const own = runsOf(words);
  if (own.length === 0) return false;
  return own.filter((run) => copyableRuns.has(run)).length / own.length >= COPIED_SHARE;
}

function runsOf(words: readonly string[]): string[] {
  if (words.length < COPY_RUN) return [];
  return words.slice(COPY_RUN - 1).map((_, at) => words.slice(at, at + COPY_RUN).join(' '));
}

/** Words that nobody says, or one word over and over. */
function isNoise(words: readonly string[]): boolean {
  const latin = words.filter((word) => /^[a-z]+$/.test(word));
  const unspeakable = latin.filter(
    (word) => (word.length > 3 && !/[aeiouy]/.test(word)) || /(.)\1{3}|[^aeiouy]{6}/.test(word),
  );
  if (unspeakable.length * 2 > words.length) return true;
  return words.length >= 8 && new Set(words).size * 3 < words.length;
}
