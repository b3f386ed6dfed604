import { z } from 'zod';
import { UnusableReply, type Grade, type GradeRequest } from '../grader';
import { criteriaOf, pointNames, score10Of } from '../points';
import { admit } from '../rubric/admissible';
import { writeFeedback, type PointFinding } from '../rubric/feedback';
import { wordsOf } from '../rubric/text';

/** What the model is asked for: judgements with evidence, and no number that could become a score. */
export const replySchema = z.object({
  points: z.array(
    z.object({
      number: z.int().describe('Number of the marking point.'),
      verdict: z.enum(['met', 'partly', 'not met']),
      quote: z.string().describe('Words copied exactly from the answer that show it; empty when not met.'),
      advice: z.string().describe('One sentence to the learner: what to add. Empty when met.'),
    }),
  ),
});

export type ModelReply = z.infer<typeof replySchema>;
type Judgement = ModelReply['points'][number];

const SHARE_OF_VERDICT = { met: 1, partly: 0.5, 'not met': 0 } as const;
const MIN_QUOTE_WORDS = 2;
const ADVICE_MAX_CHARACTERS = 300;

/**
 * Turns judgements into a grade. A verdict counts only with words that stand in the answer, and not in a part
 * of it that was copied from the question or that speaks to the grader.
 * @throws UnusableReply when a point is missing, unknown or judged twice.
 */
export function gradeFromReply(reply: ModelReply, request: GradeRequest, gradedBy: string): Grade {
  const { prompt, markingPoints, answer } = request;
  const { sentences, struck } = admit(answer, [prompt, ...markingPoints], ['addresses-grader', 'copied']);
  const evidence = ` ${sentences.flatMap((sentence) => sentence.words).join(' ')} `;
  const names = pointNames(markingPoints);
  const judgements = inOrder(reply.points, markingPoints.length);
  const findings = judgements.map(({ verdict, quote }, at): PointFinding => {
    const stands = isEvidence(quote, evidence);
    const share = stands ? SHARE_OF_VERDICT[verdict] : 0;
    return { name: names[at] ?? '', share, quote: stands ? plainText(quote) : null };
  });
  const shares = findings.map((finding) => finding.share);
  const { explanation, actionables } = writeFeedback(findings, struck);
  const advice = judgements
    .filter((_, at) => (shares[at] ?? 0) < 1)
    .map((judgement) => plainText(judgement.advice))
    .filter((sentence) => sentence !== '');
  return {
    score10: score10Of(shares),
    explanation,
    criteria: criteriaOf(names, shares),
    actionables: advice.length > 0 ? advice : actionables,
    gradedBy,
  };
}

function inOrder(judgements: readonly Judgement[], count: number): Judgement[] {
  const byNumber = new Map(judgements.map((judgement) => [judgement.number, judgement]));
  if (byNumber.size !== judgements.length || judgements.length !== count) {
    throw new UnusableReply(`${judgements.length} judgements of ${count} marking points`);
  }
  return Array.from({ length: count }, (_, at) => {
    const judgement = byNumber.get(at + 1);
    if (!judgement) throw new UnusableReply(`Marking point ${at + 1} was not judged`);
    return judgement;
  });
}

function isEvidence(quote: string, evidence: string): boolean {
  const words = wordsOf(quote);
  return words.length >= MIN_QUOTE_WORDS && evidence.includes(` ${words.join(' ')} `);
}

/** Model text is shown to learners: no markup, no control characters, no flood. */
function plainText(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, '')
    .replace(/[<>]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (plain.length <= ADVICE_MAX_CHARACTERS) return plain;
  return `${plain.slice(0, ADVICE_MAX_CHARACTERS).trimEnd()} …`;
}
