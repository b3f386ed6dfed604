import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL } from '../../../testing/fake-graphql';
import { renderAt } from '../../../testing/render-at';
import { buildMcq, buildOpen, buildPaper, buildSaved } from '../testing/build-exam';
import * as player from './player.route';

const saved = {
  data: { saveExamAnswer: { __typename: 'AnswerSaved' } },
};
const closed = {
  data: { saveExamAnswer: { __typename: 'SessionClosed' } },
};
const answered = [
  buildMcq({ answer: buildSaved({ mcqIndex: 1 }) }),
  buildOpen({ answer: buildSaved({ openAnswerText: 'Calm down.' }) }),
];

function open(answers: Parameters<typeof fakeGraphQL>[0], address = '/exam/s1') {
  const sent = fakeGraphQL(answers);
  const { router } = renderAt(address, { path: '/exam/:sessionId', ...player });
  const saves = () =>
    sent.filter(({ operation }) => operation === 'SaveExamAnswer').map((call) => call.variables);
  return { router, saves, sent };
}

const question = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a question', () => {
  it('of multiple choice is saved on pick', async () => {
    const { saves } = open({ ExamPaper: buildPaper(), SaveExamAnswer: saved });
    expect(await question('Question 1 of 2 What wins?')).toBeVisible();
    expect(screen.getByText('Not answered yet')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Preparation/ }));
    expect(await screen.findAllByText('Saved')).not.toHaveLength(0);
    expect(saves()).toEqual([{ sessionId: 's1', itemId: 'm1', mcqIndex: 1 }]);
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '1 of 2');
  });

  it('that is open is saved when the learner leaves the field', async () => {
    const { saves } = open({ ExamPaper: buildPaper(), SaveExamAnswer: saved }, '/exam/s1?question=2');
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Calm');
    expect(saves()).toEqual([]);
    expect(screen.getByText('Not saved yet. It is saved when you move on.')).toBeVisible();
    await userEvent.tab();
    expect(await screen.findAllByText('Saved')).not.toHaveLength(0);
    expect(saves()).toEqual([{ sessionId: 's1', itemId: 'o1', openAnswerText: 'Calm' }]);
  });

  it('that is open is saved by the button, and only if something is written', async () => {
    const { saves } = open({ ExamPaper: buildPaper(), SaveExamAnswer: saved }, '/exam/s1?question=2');
    const button = await screen.findByRole('button', { name: 'Save Answer' });
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your answer'), '  ');
    await userEvent.tab();
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your answer'), 'Calm');
    await userEvent.click(button);
    await screen.findAllByText('Saved');
    expect(saves()).toHaveLength(1);
  });

  it('says that an answer which was emptied still counts as it was saved', async () => {
    const { saves } = open({ ExamPaper: buildPaper({ items: answered }) }, '/exam/s1?question=2');
    await userEvent.clear(await screen.findByLabelText('Your answer'));
    await userEvent.tab();
    expect(screen.getByText(/An empty answer is not saved/)).toBeVisible();
    expect(saves()).toEqual([]);
  });

  it('counts characters near the limit and does not save what is beyond it', async () => {
    const { saves } = open({ ExamPaper: buildPaper(), SaveExamAnswer: saved }, '/exam/s1?question=2');
    const field = await screen.findByLabelText('Your answer');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(9_990));
    expect(screen.getByText('10 characters left')).toBeVisible();
    await userEvent.paste('x'.repeat(11));
    expect(field).toBeInvalid();
    expect(screen.getByText(/^1 character too many/)).toBeVisible();
    await userEvent.tab();
    expect(saves()).toEqual([]);
  });

  it('stays on this device while the server cannot be reached, and says so', async () => {
    open({ ExamPaper: buildPaper() });
    await userEvent.click(await screen.findByRole('radio', { name: /Preparation/ }));
    expect((await screen.findAllByText(/Not saved yet, will retry/))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Question 1, not saved yet' })).toBeVisible();
    expect(Object.keys(localStorage)).toEqual(['colophon.exam.s1.m1']);
  });
});

describe('the way around the paper', () => {
  it('opens at the first question without an answer', async () => {
    open({ ExamPaper: buildPaper({ items: [answered[0] ?? buildMcq(), buildOpen()] }) });
    expect(await question(/A lawsuit in anger/)).toBeVisible();
    expect(screen.getByText('Advise him.')).toBeVisible();
  });

  it('moves the focus to the question that comes up, and keeps the place in the address', async () => {
    const { router } = open({ ExamPaper: buildPaper() });
    expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await question(/A lawsuit in anger/)).toHaveFocus();
    expect(router.state.location.search).toBe('?question=2');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('has the whole paper at hand, by arrow keys', async () => {
    open(
      { ExamPaper: buildPaper({ items: [answered[0] ?? buildMcq(), buildOpen()] }) },
      '/exam/s1?question=1',
    );
    const palette = within(await screen.findByRole('toolbar', { name: 'Questions' }));
    expect(palette.getByRole('button', { name: 'Question 1, answered' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    palette.getByRole('button', { name: 'Question 1, answered' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(palette.getByRole('button', { name: 'Question 2, unanswered' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await question(/A lawsuit in anger/)).toHaveFocus();
  });

  it('saves what was being written when the learner moves on by keyboard', async () => {
    const { saves } = open({ ExamPaper: buildPaper(), SaveExamAnswer: saved }, '/exam/s1?question=2');
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Calm');
    await userEvent.click(screen.getByRole('button', { name: 'Question 1, unanswered' }));
    expect(await question(/What wins/)).toHaveFocus();
    expect(saves()).toHaveLength(1);
  });
});

describe('handing in', () => {
  const submit = () => screen.findByRole('button', { name: 'Submit Exam' });

  it('names what is missing and leads there', async () => {
    open(
      { ExamPaper: buildPaper({ items: [answered[0] ?? buildMcq(), buildOpen()] }) },
      '/exam/s1?question=1',
    );
    expect(await submit()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Go to question 2' }));
    expect(await question(/A lawsuit in anger/)).toHaveFocus();
  });

  it.each([
    [true, '/exam/s1/results'],
    [false, '/exam/s1/detailed-results'],
  ])('asks first, and goes on to the results (grading: %p)', async (isGrading, address) => {
    const FinalizeExam = { data: { finalizeExam: { __typename: 'ExamFinalized', isGrading } } };
    const { router, sent } = open({ ExamPaper: buildPaper({ items: answered }), FinalizeExam });
    await userEvent.click(await submit());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hand in your exam?' }));
    expect(sent.map(({ operation }) => operation)).not.toContain('FinalizeExam');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, submit' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe(address);
  });

  it('can be called off', async () => {
    const { sent } = open({ ExamPaper: buildPaper({ items: answered }) });
    await userEvent.click(await submit());
    await userEvent.click(await screen.findByRole('button', { name: 'Keep working' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('waits for answers that are not saved', async () => {
    open({ ExamPaper: buildPaper({ items: [buildMcq(), answered[1] ?? buildOpen()] }) });
    await userEvent.click(await screen.findByRole('radio', { name: /Luck/ }));
    await userEvent.click(await submit());
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, submit' }));
    expect(await screen.findByText(/Some answers have not reached us/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('says when it failed, and can be tried again', async () => {
    const FinalizeExam = { data: { finalizeExam: { __typename: 'ExamFinalized', isGrading: true } } };
    const offline = () => {
      throw new TypeError('Failed to fetch');
    };
    const { router } = open({
      ExamPaper: buildPaper({ items: answered }),
      FinalizeExam: [offline, FinalizeExam],
    });
    await userEvent.click(await submit());
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, submit' }));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/exam/s1/results');
  });

  it('goes to the first question that the server misses', async () => {
    const FinalizeExam = { data: { finalizeExam: { __typename: 'UnansweredItems', itemIds: ['o1'] } } };
    open({ ExamPaper: buildPaper({ items: answered }), FinalizeExam }, '/exam/s1?question=1');
    await userEvent.click(await submit());
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, submit' }));
    expect(await question(/A lawsuit in anger/)).toBeVisible();
    expect(screen.getByText(/an answer is missing/)).toBeVisible();
    expect(await submit()).toBeDisabled();
  });
});

describe('the end', () => {
  const status = (value: string) => ({
    data: { examSession: { __typename: 'ExamSession', id: 's1', status: value } },
  });
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

  /** The clock jumps there, and everything that follows from it happens. */
  async function pass(seconds: number): Promise<void> {
    jest.setSystemTime(Date.now() + seconds * 1000);
    await act(() => jest.advanceTimersByTimeAsync(300));
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is announced ten, five and one minutes before', async () => {
    open({ ExamPaper: buildPaper({ deadlineAt: inSeconds(605) }) });
    await pass(0);
    expect(screen.getByRole('timer')).toHaveTextContent('11 min left');
    expect(screen.queryByText('10 minutes left')).not.toBeInTheDocument();
    await pass(5);
    expect(screen.getByText('10 minutes left')).toBeInTheDocument();
    await pass(300);
    expect(screen.getByText('5 minutes left')).toBeInTheDocument();
    await pass(239);
    expect(screen.getByText('1 minute left')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('1:00 left');
  });

  it('hands the saved answers in and goes to the results', async () => {
    const { router } = open({
      ExamPaper: buildPaper({ deadlineAt: inSeconds(60) }),
      ExamStatus: [status('InProgress'), status('Grading')],
    });
    await pass(0);
    await pass(60);
    expect(screen.getByRole('heading', { name: 'Time is up' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(router.state.location.pathname).toBe('/exam/s1/results');
  });

  it('sends what is being written in the last seconds', async () => {
    const paper = buildPaper({ deadlineAt: inSeconds(60) });
    const { saves } = open({ ExamPaper: paper, SaveExamAnswer: saved }, '/exam/s1?question=2');
    await pass(0);
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Calm' } });
    await pass(45);
    expect(saves()).toEqual([]);
    await pass(10);
    expect(saves()).toEqual([{ sessionId: 's1', itemId: 'o1', openAnswerText: 'Calm' }]);
  });

  it('tells which answers came too late', async () => {
    open({ ExamPaper: buildPaper(), SaveExamAnswer: closed, ExamStatus: status('Completed') });
    await pass(0);
    fireEvent.click(screen.getByRole('radio', { name: /Luck/ }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('heading', { name: 'Exam handed in' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('did not reach us in time: 1.');
    expect(screen.getByRole('link', { name: 'View Results' })).toHaveAttribute('href', '/exam/s1/results');
    expect(localStorage).toHaveLength(0);
  });
});

describe('an exam that is not open', () => {
  it.each(['Completed', 'Expired'] as const)('leads on to its results (%s)', async (status) => {
    open({ ExamPaper: buildPaper({ status }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Exam Already Completed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Results' })).toHaveAttribute('href', '/exam/s1/results');
  });

  it('goes to the results while it is graded', async () => {
    const { router } = open({ ExamPaper: buildPaper({ status: 'Grading' }) });
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/exam/s1/results');
  });

  it('is not found when there is none', async () => {
    open({ ExamPaper: { data: { examSession: null } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Exam Not Found' })).toBeVisible();
  });

  it('cannot be shown without a connection', async () => {
    open({});
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  });
});
