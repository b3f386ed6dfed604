import { InvalidInput, NotFound, Unavailable } from '@colophon/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ScoreOpenAnswerInput, ScoreOpenAnswerResult } from '../generated/schema';
import { Grader, type Grade, GraderUnreachable } from '../grader/grader';
import { BookEntity } from '../projection/book.entity';
import { RubricEntity } from '../projection/rubric.entity';
import { practiceAnswerErrors } from './practice-answer';
import { ScoringAllowance } from './scoring-allowance';

const RETRY_AFTER_SECONDS = 15;

/** Scores answers to the questions of chapters at once. Questions of exams are never scored this way. */
@Injectable()
export class PracticeService {
  private readonly logger = new Logger(PracticeService.name);

  constructor(
    private readonly allowance: ScoringAllowance,
    private readonly grader: Grader,
    @InjectRepository(RubricEntity) private readonly rubrics: Repository<RubricEntity>,
  ) {}

  async score(userId: string, input: ScoreOpenAnswerInput): Promise<ScoreOpenAnswerResult> {
    const errors = practiceAnswerErrors(input);
    if (errors) throw new InvalidInput(errors);
    const rubric = await this.findRubric(input);
    if (!rubric) throw new NotFound('Question Not Found');
    const reservation = await this.allowance.reserve(userId);
    if (reservation.kind === 'used-up') {
      const { retryAfterSeconds } = reservation;
      const message = 'You have used up today’s scored practice answers.';
      return { __typename: 'ScoringAllowanceUsed', message, retryAfterSeconds };
    }
    try {
      return { __typename: 'OpenAnswerScore', ...toScore(await this.gradeAnswer(rubric, input.userAnswer)) };
    } catch (error) {
      await this.allowance.giveBack(userId, reservation.day);
      throw error;
    }
  }

  /** The current version's rubric of a question of that chapter; a question of the exam has no chapter. */
  private findRubric({ bookId, chapterId, examItemId }: ScoreOpenAnswerInput): Promise<RubricEntity | null> {
    return this.rubrics
      .createQueryBuilder('rubric')
      .innerJoin(BookEntity, 'book', 'book.id = rubric.bookId and book.version = rubric.version')
      .where({ bookId, chapterId, questionId: examItemId })
      .getOne();
  }

  private async gradeAnswer({ prompt, markingPoints }: RubricEntity, answer: string): Promise<Grade> {
    try {
      return await this.grader.grade({ prompt, markingPoints, answer });
    } catch (error) {
      this.logger.warn({ message: 'A practice answer could not be scored', error: String(error) });
      const asked = error instanceof GraderUnreachable ? error.retryAfterSeconds : null;
      throw new Unavailable(
        'Your answer could not be scored right now. Try again in a moment.',
        asked ?? RETRY_AFTER_SECONDS,
      );
    }
  }
}

function toScore({ criteria, actionables, ...grade }: Grade) {
  return { ...grade, criteria: [...criteria], actionables: [...actionables] };
}
