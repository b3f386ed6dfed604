import type { TypePolicies } from '@apollo/client';

/** Objects without an id of their own: screens ask for different fields of them, and the cache keeps what each has learnt. */
const PARTS = ['BookExamResults', 'BookTheme', 'ExamInfo', 'McqTally', 'OpenScore', 'PremiumSubscription'];

export const typePolicies: TypePolicies = {
  ...Object.fromEntries(PARTS.map((part) => [part, { merge: true }])),
  // The same question may be in two exams of one learner, with another answer in each.
  ExamItem: { keyFields: false },
  ChapterProgress: { keyFields: ['chapterId'] },
};
