import type { EventData, badgeIssued, examGraded } from '@colophon/contracts';
import { composeMail, type MailContent } from '@colophon/mail';

type ExamResult = Pick<EventData<typeof examGraded>, 'sessionId' | 'totalScore' | 'passingScore' | 'passed'>;
type Badge = Pick<EventData<typeof badgeIssued>, 'badgeId' | 'bookTitle' | 'score'>;

export function examResultMail(
  name: string,
  bookTitle: string,
  result: ExamResult,
  publicUrl: string,
): MailContent {
  const score = `You scored ${result.totalScore}%; the pass mark is ${result.passingScore}%.`;
  return composeMail(`Your exam result: ${bookTitle}`, [
    { kind: 'paragraph', text: `Hello ${name},` },
    {
      kind: 'paragraph',
      text: result.passed
        ? `You passed the exam of “${bookTitle}”. ${score}`
        : `You did not pass the exam of “${bookTitle}” this time. ${score} You can take it again as often as you like.`,
    },
    {
      kind: 'link',
      label: 'See your results',
      url: new URL(`/exam/${result.sessionId}/results`, publicUrl).href,
    },
  ]);
}

export function certificateMail(name: string, badge: Badge, publicUrl: string): MailContent {
  return composeMail(`Your certificate: ${badge.bookTitle}`, [
    { kind: 'paragraph', text: `Hello ${name},` },
    {
      kind: 'paragraph',
      text: `You earned the certificate of “${badge.bookTitle}” with ${badge.score}%. Its badge ID is ${badge.badgeId}; anybody can verify it.`,
    },
    { kind: 'link', label: 'View and download it', url: new URL('/my-badges', publicUrl).href },
  ]);
}
