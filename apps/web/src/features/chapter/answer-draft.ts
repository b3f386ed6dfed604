/** What has been typed so far, kept for as long as the tab lives, for each reader on their own. */

const key = (readerId: string, questionId: string) => `colophon.draft.${readerId}.${questionId}`;

export function readDraft(readerId: string, questionId: string): string {
  return sessionStorage.getItem(key(readerId, questionId)) ?? '';
}

export function keepDraft(readerId: string, questionId: string, text: string): void {
  sessionStorage.setItem(key(readerId, questionId), text);
}

export function forgetDraft(readerId: string, questionId: string): void {
  sessionStorage.removeItem(key(readerId, questionId));
}
