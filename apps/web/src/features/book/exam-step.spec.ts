import { nextExamStep } from './exam-step';

describe('nextExamStep', () => {
  it('starts where nothing has been completed', () => {
    expect(nextExamStep(null)).toEqual({ kind: 'start' });
    expect(nextExamStep({ hasCompletedExam: false, passed: false })).toEqual({ kind: 'start' });
  });

  it('continues an attempt that is open, whatever came before it', () => {
    const open = { openSessionId: 's1' };
    const expected = { kind: 'continue', sessionId: 's1' };
    expect(nextExamStep({ hasCompletedExam: false, passed: false, ...open })).toEqual(expected);
    expect(nextExamStep({ hasCompletedExam: true, passed: false, ...open })).toEqual(expected);
  });

  it('offers a retake only after an exam that was not passed', () => {
    expect(nextExamStep({ hasCompletedExam: true, passed: false })).toEqual({ kind: 'retake' });
    expect(nextExamStep({ hasCompletedExam: true, passed: true })).toEqual({ kind: 'nothing' });
  });
});
