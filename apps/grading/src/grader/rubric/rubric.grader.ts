import type { CheckState } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import { admit } from './admissible';
import { Grader, type Grade, type GradeRequest } from '../grader';
import { criteriaOf, pointNames, PARTLY_SHARE, score10Of } from '../points';
import { readCurve, SHIPPED_CURVE } from './calibration';
import { writeFeedback, type PointFinding } from './feedback';
import { likenessOf } from './similarity';

export const RUBRIC_GRADER_LABEL = 'rubric';

const PROBE: GradeRequest = {
  prompt: 'Why plan ahead?',
  markingPoints: ['Surprises cost more without preparation.'],
  answer: 'If you are not prepared, every surprise becomes expensive.',
};

/** Compares an answer with each marking point by its words. Needs no network and always says the same. */
@Injectable()
export class RubricGrader extends Grader {
  grade(request: GradeRequest): Promise<Grade> {
    return Promise.resolve(gradeByRubric(request));
  }

  async probe(): Promise<CheckState> {
    const { score10 } = await this.grade(PROBE);
    return score10 > 0 ? 'ok' : 'down';
  }
}

export function gradeByRubric({ prompt, markingPoints, answer }: GradeRequest): Grade {
  const { sentences, struck } = admit(answer, [prompt, ...markingPoints]);
  const names = pointNames(markingPoints);
  const findings = markingPoints.map((point, at): PointFinding => {
    const likeness = likenessOf(prompt, point, sentences);
    const share = readCurve(SHIPPED_CURVE, likeness.value);
    const quote = share >= PARTLY_SHARE ? (likeness.sentence?.text ?? null) : null;
    return { name: names[at] ?? point, share, quote };
  });
  const shares = findings.map((finding) => finding.share);
  return {
    ...writeFeedback(findings, struck),
    score10: score10Of(shares),
    criteria: criteriaOf(names, shares),
    gradedBy: RUBRIC_GRADER_LABEL,
  };
}
