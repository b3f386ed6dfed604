import type { EventContract } from './event-contract';
import { subscriptionChanged } from './events/billing';
import { bookPublished } from './events/catalogue';
import { badgeIssued } from './events/certificates';
import { examFinalized, examGraded, examStarted } from './events/exam';
import { answerGraded, gradingDelayed } from './events/grading';
import { userRegistered, userVerified } from './events/identity';
import { chapterRead, chapterTestCompleted } from './events/progress';

/** Every event that travels between services. */
export const EVENT_CATALOGUE: readonly EventContract[] = [
  userRegistered,
  userVerified,
  bookPublished,
  chapterRead,
  chapterTestCompleted,
  examStarted,
  examFinalized,
  examGraded,
  answerGraded,
  gradingDelayed,
  subscriptionChanged,
  badgeIssued,
];
