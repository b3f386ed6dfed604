import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '@colophon/ui';
import { apolloClient } from '../../graphql/apollo';
import { fakeGraphQL, refusal, type SentOperation } from '../../testing/fake-graphql';
import { renderAt } from '../../testing/render-at';
import * as route from './chapter.route';
import {
  buildChapter,
  buildMcq,
  buildScenario,
  chapterReply,
  savedReply,
  scoreReply,
} from './testing/build-chapter';

type Answers = Parameters<typeof fakeGraphQL>[0];

const { Component } = route;

async function practise(chapter: ReturnType<typeof buildChapter>, answers: Answers = {}) {
  const sent = fakeGraphQL({ Chapter: chapterReply(chapter), SaveTestScore: savedReply(100), ...answers });
  const element = (
    <>
      <Component />
      <ToastRegion />
    </>
  );
  const view = renderAt('/chapter/war.01', { path: '/chapter/:chapterId', loader: route.loader, element });
  await screen.findByRole('heading', { name: 'Practise this chapter' });
  return { sent, ...view };
}

const pick = (option: string) => userEvent.click(screen.getByRole('button', { name: option }));
const saves = (sent: SentOperation[]) => sent.filter(({ operation }) => operation === 'SaveTestScore');

async function submit(text: string) {
  await userEvent.type(screen.getByLabelText('Your answer'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Submit for scoring' }));
}

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

describe('a multiple-choice question', () => {
  const two = buildChapter({
    questions: [buildMcq(), buildMcq({ id: 'war.01.q2', questionText: 'And again?' })],
  });
  const first = () => screen.getByRole('list', { name: 'Why must war be studied?' });

  it('reveals everything on the first pick, in words as well as in colour', async () => {
    await practise(two);
    await userEvent.click(within(first()).getByRole('button', { name: 'For fame' }));
    expect(
      within(first())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'AFor fameWrong, your answerFame is not named.',
      'BFor survivalCorrectIt leads to safety or to ruin.',
      'CFor tradeTrade is not named.',
    ]);
    expect(screen.getByText('Wrong. The right answer is B.')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuetext', '1 / 2');
  });

  it('keeps the first pick, and the focus on it', async () => {
    await practise(two);
    const right = within(first()).getByRole('button', { name: 'For survival' });
    await userEvent.click(right);
    expect(right).toHaveFocus();
    await userEvent.click(within(first()).getByRole('button', { name: 'For fame' }));
    expect(first()).toHaveTextContent('Correct, your answer');
    expect(first()).not.toHaveTextContent('Wrong');
  });
});

describe('a scenario', () => {
  const both = buildChapter({ questions: [buildMcq(), buildScenario()] });

  it('wants an answer that is not blank', async () => {
    await practise(both);
    expect(screen.getByText('Hard')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your answer'), '   ');
    expect(screen.getByRole('button', { name: 'Submit for scoring' })).toBeDisabled();
  });

  it('is scored, explained and locked', async () => {
    const { sent } = await practise(both, { ScoreAnswer: scoreReply(7.5) });
    await submit('Compare both.');
    expect(await screen.findByText('7.5 of 10')).toBeVisible();
    expect(screen.getByText('It compares both rivals.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^7.5 of 10/);
    expect(screen.getByText('Name her reserves.')).toBeVisible();
    expect(screen.getByText(/built-in rubric grader/)).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveAttribute('readonly');
    expect(sent.at(-1)?.variables).toEqual({
      input: {
        bookId: 'war',
        chapterId: 'war.01',
        examItemId: 'war.01.s1',
        prompt: 'Mara has a café.\n\nAdvise her.',
        userAnswer: 'Compare both.',
        maxPoints: 10,
      },
    });
  });

  it('can be tried again from an empty page', async () => {
    await practise(both, { ScoreAnswer: scoreReply(3) });
    await submit('Put up a sign.');
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(screen.getByLabelText('Your answer')).toHaveValue('');
    expect(screen.getByLabelText('Your answer')).toHaveFocus();
    expect(screen.getByLabelText('Your answer')).not.toHaveAttribute('readonly');
  });

  it('keeps what was typed across a reload', async () => {
    const { unmount } = await practise(both);
    await userEvent.type(screen.getByLabelText('Your answer'), 'Half a thought');
    unmount();
    await practise(both);
    expect(screen.getByLabelText('Your answer')).toHaveValue('Half a thought');
  });

  it('says when the next answer can be scored once the allowance is used up', async () => {
    const used = {
      data: { scoreOpenAnswer: { __typename: 'ScoringAllowanceUsed', retryAfterSeconds: 3600 } },
    };
    await practise(both, { ScoreAnswer: used });
    await submit('Compare both.');
    expect(await screen.findByText('Today’s scored answers are used up')).toBeVisible();
    expect(screen.getByText(/The next one can be scored on/)).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('Compare both.');
  });

  it.each([
    ['UNAVAILABLE', refusal('UNAVAILABLE'), /could not be scored at the moment/],
    ['TOO_MANY_REQUESTS', refusal('TOO_MANY_REQUESTS'), /That was a lot at once/],
    ['a lost connection', [], /You seem to be offline/],
  ])('keeps the answer after %s', async (_, answer, sentence) => {
    await practise(both, { ScoreAnswer: answer });
    await submit('Compare both.');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Your answer')).toHaveValue('Compare both.');
    expect(screen.getByRole('button', { name: 'Submit for scoring' })).toBeEnabled();
  });
});

describe('the whole test', () => {
  const both = buildChapter({ questions: [buildMcq(), buildScenario()] });

  it('says when only scenarios are left', async () => {
    await practise(both);
    await pick('For survival');
    expect(await screen.findByText(/The scenario questions complete the test/)).toBeVisible();
  });

  it('saves a passed test once, and celebrates', async () => {
    const { sent } = await practise(both, { ScoreAnswer: scoreReply(8) });
    await pick('For survival');
    await submit('Compare both.');
    expect(await screen.findByRole('region', { name: 'Chapter test passed' })).toHaveTextContent('88%');
    expect(await screen.findByText('Chapter test passed with 88%')).toBeVisible();
    expect(screen.getByTestId('confetti').children).toHaveLength(50);
    expect(saves(sent).map(({ variables }) => variables)).toEqual([{ chapterId: 'war.01', score: 88 }]);
    expect(await screen.findByText('Best score 100% in 1 attempt')).toBeVisible();
  });

  it('is saved no second time when a scenario is tried again', async () => {
    const { sent } = await practise(buildChapter({ questions: [buildScenario()] }), {
      ScoreAnswer: scoreReply(7),
    });
    await submit('One');
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await submit('Two');
    await screen.findByRole('button', { name: 'Try Again' });
    expect(saves(sent)).toHaveLength(1);
  });

  it('warns below the pass mark, and can be taken again', async () => {
    const { sent } = await practise(buildChapter());
    await pick('For fame');
    expect(await screen.findByRole('region', { name: 'Not passed this time' })).toHaveTextContent('0%');
    expect(await screen.findByText('Chapter test: 0%. You need 70% to pass.')).toBeVisible();
    expect(screen.queryByTestId('confetti')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retake Test' }));
    expect(screen.getByRole('heading', { name: 'Practise this chapter' })).toHaveFocus();
    expect(screen.queryByText('Fame is not named.')).toBeNull();
    await pick('For survival');
    await waitFor(() => expect(saves(sent).map(({ variables }) => variables.score)).toEqual([0, 100]));
  });

  it('can be saved again when that failed', async () => {
    const { sent } = await practise(buildChapter(), {
      SaveTestScore: [refusal('UNAVAILABLE'), savedReply(100)],
    });
    await pick('For survival');
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(screen.queryByText('Your score could not be saved.')).toBeNull());
    expect(saves(sent)).toHaveLength(2);
  });
});
