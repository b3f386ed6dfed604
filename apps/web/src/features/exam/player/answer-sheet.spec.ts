import { buildMcq, buildOpen, buildSaved } from '../testing/build-exam';
import { ANSWER_MAX_CHARACTERS } from './answer';
import {
  answerOf,
  confirm,
  forgetSaved,
  isAnswered,
  nextToSend,
  openSheet,
  refuse,
  release,
  saveState,
  type UnsentAnswer,
  withdraw,
  write,
} from './answer-sheet';

const items = [buildMcq(), buildOpen()];
const SAVED_AT = Date.parse('2030-01-01T00:00:00Z');

function picked(mcqIndex: number, givenAt = SAVED_AT): UnsentAnswer {
  return { answer: { mcqIndex }, givenAt };
}

function written(openAnswerText: string, givenAt = SAVED_AT): UnsentAnswer {
  return { answer: { openAnswerText }, givenAt };
}

describe('a sheet that is opened', () => {
  it('has what the server has', () => {
    const sheet = openSheet([buildMcq({ answer: buildSaved({ mcqIndex: 0 }) }), buildOpen()], {});
    expect(answerOf(sheet, 'm1')).toEqual({ mcqIndex: 0 });
    expect(saveState(sheet, 'm1')).toBe('saved');
    expect(isAnswered(sheet, 'o1')).toBe(false);
  });

  it('goes on with what an earlier visit could not send', () => {
    const sheet = openSheet(items, { o1: written('Calm down') });
    expect(answerOf(sheet, 'o1')).toEqual({ openAnswerText: 'Calm down' });
    expect(nextToSend(sheet)).toBe('o1');
  });

  it('lets what was saved later elsewhere win, but not by a hair', () => {
    const saved = [buildMcq({ answer: buildSaved({ mcqIndex: 0 }) })];
    expect(answerOf(openSheet(saved, { m1: picked(2, SAVED_AT - 60_000) }), 'm1')).toEqual({ mcqIndex: 0 });
    expect(answerOf(openSheet(saved, { m1: picked(2, SAVED_AT - 1_000) }), 'm1')).toEqual({ mcqIndex: 2 });
  });

  it('ignores what is left of a question that is not on the paper', () => {
    expect(nextToSend(openSheet(items, { other: picked(1) }))).toBeNull();
  });
});

describe('an answer', () => {
  const empty = openSheet(items, {});

  it('waits while it is written, and goes once it is left', () => {
    const writing = write(empty, 'o1', written('Calm'), true);
    expect(saveState(writing, 'o1')).toBe('writing');
    expect(nextToSend(writing)).toBeNull();
    expect(isAnswered(writing, 'o1')).toBe(true);
    expect(nextToSend(release(writing))).toBe('o1');
  });

  it('does not hold up the others while it is written', () => {
    const both = write(write(empty, 'o1', written('Calm'), true), 'm1', picked(1), false);
    expect(nextToSend(both)).toBe('m1');
  });

  it('is saved when the server has it', () => {
    const sheet = confirm(write(empty, 'm1', picked(1), false), 'm1', { mcqIndex: 1 });
    expect(saveState(sheet, 'm1')).toBe('saved');
    expect(nextToSend(sheet)).toBeNull();
  });

  it('stays unsent when it changed on the way', () => {
    const sheet = confirm(write(empty, 'm1', picked(2), false), 'm1', { mcqIndex: 1 });
    expect(nextToSend(sheet)).toBe('m1');
    expect(answerOf(sheet, 'm1')).toEqual({ mcqIndex: 2 });
  });

  it('keeps its saved text when it is emptied', () => {
    const saved = confirm(write(empty, 'o1', written('Calm'), false), 'o1', { openAnswerText: 'Calm' });
    const emptied = withdraw(write(saved, 'o1', written('C'), true), 'o1');
    expect(answerOf(emptied, 'o1')).toEqual({ openAnswerText: 'Calm' });
    expect(nextToSend(emptied)).toBeNull();
  });

  it('that is too long is not sent and not an answer', () => {
    const sheet = write(empty, 'o1', written('x'.repeat(ANSWER_MAX_CHARACTERS + 1)), false);
    expect(saveState(sheet, 'o1')).toBe('too-long');
    expect(nextToSend(sheet)).toBeNull();
    expect(isAnswered(sheet, 'o1')).toBe(false);
  });

  it('that was refused is not sent again before it changes', () => {
    const refused = refuse(write(empty, 'o1', written('\0'), false), 'o1');
    expect(saveState(refused, 'o1')).toBe('refused');
    expect(nextToSend(refused)).toBeNull();
    expect(isAnswered(refused, 'o1')).toBe(false);
    expect(nextToSend(write(refused, 'o1', written('Calm'), false))).toBe('o1');
  });

  it('that the server turns out not to have is unanswered', () => {
    const sheet = openSheet([buildMcq({ answer: buildSaved({ mcqIndex: 0 }) })], {});
    expect(isAnswered(forgetSaved(sheet, ['m1']), 'm1')).toBe(false);
  });

  it('says that it is late once the exam is closed', () => {
    const sheet = { ...write(empty, 'm1', picked(1), false), isClosed: true };
    expect(saveState(sheet, 'm1')).toBe('too-late');
    expect(nextToSend(sheet)).toBeNull();
  });

  it('says that it will be tried again while it is in trouble', () => {
    const sheet = { ...write(empty, 'm1', picked(1), false), isInTrouble: true };
    expect(saveState(sheet, 'm1')).toBe('not-saved-yet');
    expect(saveState({ ...sheet, sendingId: 'm1' }, 'm1')).toBe('saving');
  });
});

it('sends the oldest answer first', () => {
  const sheet = write(write(openSheet(items, {}), 'o1', written('Calm'), false), 'm1', picked(1), false);
  expect(nextToSend(sheet)).toBe('o1');
});
