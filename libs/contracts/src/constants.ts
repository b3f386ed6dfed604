/** Numbers of the product's rules (specification, section 9). */

export const PASSWORD_MIN_LENGTH = 6;
export const VERIFICATION_CODE_LENGTH = 6;

export const SUBSCRIPTION_PRICE_MINOR = 2000;
export const SUBSCRIPTION_CURRENCY = 'usd';

export const CHAPTER_MCQ_POINTS = 6;
export const CHAPTER_SCENARIO_POINTS = 10;
export const CHAPTER_PASSING_SCORE = 70;
/** From this score10 on, one scenario answer counts as passed. */
export const SCENARIO_PASSING_SCORE10 = 7;

export const OPEN_ANSWER_MAX_POINTS = 10;
export const OPEN_ANSWER_MAX_CHARACTERS = 10_000;

export const EXAM_TIME_LIMIT_DEFAULT_MINUTES = 60;

export const BADGE_PRIMARY_HEX = '#4F46E5';
export const BADGE_ACCENT_HEX = '#818CF8';

export const SERVICES = [
  'identity',
  'catalogue',
  'progress',
  'exam',
  'grading',
  'billing',
  'certificates',
  'support',
  'status',
] as const;

export type ServiceName = (typeof SERVICES)[number];
