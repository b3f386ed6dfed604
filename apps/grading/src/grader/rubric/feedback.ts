import type { StruckReason } from './admissible';
import { MET_SHARE, PARTLY_SHARE } from '../points';

export interface PointFinding {
  readonly name: string;
  /** How much of the point the answer makes, 0 to 1. */
  readonly share: number;
  /** The learner's words that make it. */
  readonly quote: string | null;
}

export interface Feedback {
  readonly explanation: string;
  readonly actionables: string[];
}

const STRUCK_SENTENCE: Record<StruckReason, string> = {
  'addresses-grader': 'Text that speaks to the grader instead of the question does not count.',
  copied: 'Text taken over from the question or its notes does not count: say it in your own words.',
  'no-sentence':
    'A list of key words does not count: write sentences that say how the ideas belong together.',
  nonsense: 'Parts of the answer could not be read as sentences.',
};

const QUOTE_MAX_CHARACTERS = 140;

/** Says in whole sentences which points were made, with the learner's own words, and which are missing. */
export function writeFeedback(findings: readonly PointFinding[], struck: readonly StruckReason[]): Feedback {
  const met = findings.filter((finding) => finding.share >= MET_SHARE);
  const partly = findings.filter((finding) => finding.share < MET_SHARE && finding.share >= PARTLY_SHARE);
  const missing = findings.filter((finding) => finding.share < PARTLY_SHARE);
  const sentences = [
    ...met.map((finding) => `You made this point: ${quoted(finding)}.`),
    ...partly.map((finding) => `You are on the way to this one: ${quoted(finding)}.`),
    missing.length > 0 &&
      `Not found in your answer: ${missing.map((finding) => `“${finding.name}”`).join(', ')}.`,
    ...struck.map((reason) => STRUCK_SENTENCE[reason]),
    missing.length + partly.length === 0 && 'Nothing is missing. Well done.',
  ];
  return {
    explanation: sentences.filter((sentence) => sentence !== false).join(' '),
    actionables: [
      ...missing.map((finding) => `Add a sentence or two on this: ${finding.name}`),
      ...partly.map((finding) => `Say more precisely what you mean here: ${finding.name}`),
    ],
  };
}

function quoted(finding: PointFinding): string {
  return finding.quote ? `“${finding.name}”, where you write “${clip(finding.quote)}”` : `“${finding.name}”`;
}

function clip(quote: string): string {
  if (quote.length <= QUOTE_MAX_CHARACTERS) return quote.replace(/[.;!?]+$/, '');
  return `${quote.slice(0, quote.lastIndexOf(' ', QUOTE_MAX_CHARACTERS))} …`;
}
