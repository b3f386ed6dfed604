import { ANSWERS, QUESTION } from '../../test/factories';
import { evaluateAnswers } from './evaluate-answers';
import { gradeSamples, sampleDisagreement } from './sample-disagreement';

const SUBJECTS = ['bread', 'rivers', 'bridges', 'letters', 'orchards', 'ships'];

describe('evaluateAnswers', () => {
  it('agrees with people who go by what was said', () => {
    const graded = SUBJECTS.flatMap((subject) => {
      const question = `What is said about ${subject}?`;
      const referenceAnswer = `Old ${subject} are measured slowly with a brass ruler before winter.`;
      return [
        {
          question,
          referenceAnswer,
          answer: 'With a brass ruler, slowly, and it is done before winter comes.',
          score: 5,
        },
        { question, referenceAnswer, answer: 'They are measured before summer.', score: 3 },
        { question, referenceAnswer, answer: 'I have not the faintest notion.', score: 0 },
      ];
    });
    const evaluation = evaluateAnswers(graded);
    expect(evaluation).toMatchObject({ answers: 18, questions: 6 });
    expect(evaluation.likeness.r).toBeGreaterThan(0.9);
    expect(evaluation.likeness.rootMeanSquareError).toBeLessThan(1);
    expect(evaluation.shipped.r).toBeLessThanOrEqual(1);
  });
});

describe('sampleDisagreement', () => {
  it('finds the samples whose author sees them otherwise', () => {
    const samples = [
      { score: 10, answer: ANSWERS.full },
      { score: 10, answer: ANSWERS.offTopic },
    ];
    const graded = gradeSamples([{ id: 's1', ...QUESTION, samples }]);
    expect(sampleDisagreement(graded)).toMatchObject([{ questionId: 's1', sample: 2, expected: 10 }]);
  });
});
