import { STOP_WORDS } from './words';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const DETERMINERS = setOf('the a an its their his your our my every');
const AFTER_DETERMINER = setOf(
  'same other more most very few only own further once one above just rather each less quite',
);
const PREPOSITIONS = setOf('of in for with from into at by between about against without');
const CONJUNCTIONS = setOf('and or but because than if that while when so');
const VERBS = setOf(
  'is are was were be been has have had does do did would will can could should may might must am',
);
const SUBJECTS = setOf('i he she they we');

const MIN_WORDS = 8;
const MIN_LITTLE_SHARE = 0.22;
const MAX_MISPLACED_SHARE = 0.16;

/**
 * Whether words stand together as sentences do. Prose is held together by little words in places where they can
 * stand; a heap of key words has few of them, and a shuffled text has them in the wrong places.
 */
export function readsAsProse(words: readonly string[]): boolean {
  if (words.length < MIN_WORDS) return true;
  const little = words.filter((word) => STOP_WORDS.has(word)).length;
  return little / words.length >= MIN_LITTLE_SHARE && misplacedShare(words) <= MAX_MISPLACED_SHARE;
}

/** Share of the words that bind the next one which are followed by something they cannot bind. */
export function misplacedShare(words: readonly string[]): number {
  let binding = 0;
  let misplaced = 0;
  for (const [at, word] of words.entries()) {
    if (!isBinding(word)) continue;
    binding += 1;
    if (isMisplaced(word, words[at + 1])) misplaced += 1;
  }
  return misplaced < 2 ? 0 : misplaced / binding;
}

const isBinding = (word: string) =>
  DETERMINERS.has(word) ||
  PREPOSITIONS.has(word) ||
  CONJUNCTIONS.has(word) ||
  VERBS.has(word) ||
  SUBJECTS.has(word);

function isMisplaced(word: string, next: string | undefined): boolean {
  if (DETERMINERS.has(word))
    return next === undefined || (STOP_WORDS.has(next) && !AFTER_DETERMINER.has(next));
  if (next === undefined) return CONJUNCTIONS.has(word) || PREPOSITIONS.has(word);
  if (PREPOSITIONS.has(word)) return cannotFollowPreposition(next);
  if (CONJUNCTIONS.has(word)) return next === 'of' || next === word;
  if (VERBS.has(word)) return next === word;
  return DETERMINERS.has(next) || next === 'of';
}

/** "in between", "from within" and "in that" are English; "of with", "of is" and "from and" are not. */
function cannotFollowPreposition(next: string): boolean {
  if (next === 'between' || next === 'that' || next === 'when') return false;
  return PREPOSITIONS.has(next) || VERBS.has(next) || CONJUNCTIONS.has(next);
}
