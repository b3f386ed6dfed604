import type { ExamQuestionFragment } from '../../../generated/graphql';
import { type Answer, canBeSaved, isSameAnswer, readAnswer } from './answer';

/** An answer that the server has not confirmed, and when it was given, in milliseconds of the server's clock. */
export interface UnsentAnswer {
  answer: Answer;
  givenAt: number;
}

export type UnsentAnswers = Readonly<Record<string, UnsentAnswer>>;

/** Everything that is known about the answers of one exam, by the id of the question. */
export interface AnswerSheet {
  /** What the server has. */
  saved: Readonly<Record<string, Answer>>;
  /** What it does not have yet, oldest first. */
  unsent: UnsentAnswers;
  /** The open answer that is being written: it waits until the learner leaves it. */
  heldId: string | null;
  sendingId: string | null;
  /** The last attempt to send failed, and another one will follow. */
  isInTrouble: boolean;
  /** Answers that the server will never take. */
  refusedIds: readonly string[];
  /** Set once the exam takes no more answers. */
  isClosed: boolean;
}

export type SaveState =
  'unanswered' | 'writing' | 'too-long' | 'saving' | 'saved' | 'not-saved-yet' | 'refused' | 'too-late';

/** Clocks are never quite right; only an answer older than this against the saved one is stale. */
const CLOCK_TOLERANCE_MS = 5_000;

/** What was saved, and what an earlier visit on this device could not send, unless something newer was saved since. */
export function openSheet(items: readonly ExamQuestionFragment[], left: UnsentAnswers): AnswerSheet {
  const saved: Record<string, Answer> = {};
  const unsent: Record<string, UnsentAnswer> = {};
  for (const { id, answer } of items) {
    const known = readSavedAnswer(answer);
    const waiting = left[id];
    if (known) saved[id] = known;
    if (waiting && !isStale(waiting, answer?.savedAt ?? null)) unsent[id] = waiting;
  }
  const nothing = { heldId: null, sendingId: null, isInTrouble: false, refusedIds: [], isClosed: false };
  return { saved, unsent, ...nothing };
}

/** `isHeld` while it is still being written. */
export function write(sheet: AnswerSheet, itemId: string, given: UnsentAnswer, isHeld: boolean): AnswerSheet {
  return {
    ...sheet,
    unsent: { ...without(sheet.unsent, itemId), [itemId]: given },
    heldId: isHeld ? itemId : sheet.heldId === itemId ? null : sheet.heldId,
    refusedIds: sheet.refusedIds.filter((id) => id !== itemId),
  };
}

/** Back to what the server has: an answer that was emptied is not saved, and the saved one stays. */
export function withdraw(sheet: AnswerSheet, itemId: string): AnswerSheet {
  return { ...release(sheet), unsent: without(sheet.unsent, itemId) };
}

/** The learner has left the answer: it may be sent. */
export function release(sheet: AnswerSheet): AnswerSheet {
  return { ...sheet, heldId: null };
}

export function nextToSend(sheet: AnswerSheet): string | null {
  if (sheet.isClosed) return null;
  const ready = Object.entries(sheet.unsent).find(
    ([id, { answer }]) => id !== sheet.heldId && canBeSaved(answer) && !sheet.refusedIds.includes(id),
  );
  return ready?.[0] ?? null;
}

/** What was written while it was on its way stays unsent. */
export function confirm(sheet: AnswerSheet, itemId: string, answer: Answer): AnswerSheet {
  const waiting = sheet.unsent[itemId];
  const isLatest = waiting && isSameAnswer(waiting.answer, answer);
  return {
    ...sheet,
    saved: { ...sheet.saved, [itemId]: answer },
    unsent: isLatest ? without(sheet.unsent, itemId) : sheet.unsent,
    isInTrouble: false,
  };
}

export function refuse(sheet: AnswerSheet, itemId: string): AnswerSheet {
  return { ...sheet, refusedIds: [...sheet.refusedIds, itemId], isInTrouble: false };
}

export function forgetSaved(sheet: AnswerSheet, itemIds: readonly string[]): AnswerSheet {
  return { ...sheet, saved: itemIds.reduce(without, sheet.saved) };
}

export function answerOf(sheet: AnswerSheet, itemId: string): Answer | null {
  return sheet.unsent[itemId]?.answer ?? sheet.saved[itemId] ?? null;
}

/** Counts what is on its way too; handing in waits for it. */
export function isAnswered(sheet: AnswerSheet, itemId: string): boolean {
  const waiting = sheet.unsent[itemId];
  const isOnItsWay =
    waiting !== undefined && canBeSaved(waiting.answer) && !sheet.refusedIds.includes(itemId);
  return isOnItsWay || itemId in sheet.saved;
}

export function saveState(sheet: AnswerSheet, itemId: string): SaveState {
  const waiting = sheet.unsent[itemId];
  if (!waiting) return itemId in sheet.saved ? 'saved' : 'unanswered';
  if (sheet.isClosed) return 'too-late';
  if (sheet.refusedIds.includes(itemId)) return 'refused';
  if (!canBeSaved(waiting.answer)) return 'too-long';
  if (sheet.heldId === itemId) return 'writing';
  return sheet.isInTrouble && sheet.sendingId !== itemId ? 'not-saved-yet' : 'saving';
}

export function unsentIds(sheet: AnswerSheet): string[] {
  return Object.keys(sheet.unsent);
}

function readSavedAnswer(answer: ExamQuestionFragment['answer']): Answer | null {
  if (!answer) return null;
  const { mcqIndex, openAnswerText } = answer;
  return readAnswer(mcqIndex == null ? { openAnswerText } : { mcqIndex });
}

function isStale({ givenAt }: UnsentAnswer, savedAt: string | null): boolean {
  return savedAt !== null && Date.parse(savedAt) > givenAt + CLOCK_TOLERANCE_MS;
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}
