import type { BookQuery } from '../../../generated/graphql';
import { ofType } from '../../../testing/of-type';

type Book = NonNullable<BookQuery['bookBySlug']>;

const TALLIES = {
  mcq: ofType('McqTally', { correct: null, total: 20 }),
  open: ofType('OpenScore', { scored: null, total: 4 }),
};

export const NOT_SAT: Book['myExam'] = ofType('BookExamResults', {
  hasCompletedExam: false,
  passed: false,
  finalScore: null,
  completedAt: null,
  sessionId: null,
  openSessionId: null,
  ...TALLIES,
});

/** A standing after an exam that ended with this score. */
export function sat(finalScore: number, passed: boolean): Book['myExam'] {
  return ofType('BookExamResults', {
    hasCompletedExam: true,
    passed,
    finalScore,
    completedAt: '2025-11-02T10:00:00Z',
    sessionId: 'session-1',
    openSessionId: null,
    mcq: { ...TALLIES.mcq, correct: 15 },
    open: { ...TALLIES.open, scored: 4 },
  });
}

function buildChapter(index: number, title: string, progress: Partial<ChapterProgress> = {}): Chapter {
  const id = `war.0${index}`;
  return ofType('Chapter', {
    id,
    index,
    title,
    questionCount: 7,
    progress: ofType('ChapterProgress', {
      chapterId: id,
      isRead: false,
      isTestPassed: false,
      testScore: null,
      testAttempts: 0,
      ...progress,
    }),
  });
}

type Chapter = Book['chapters'][number];
type ChapterProgress = NonNullable<Chapter['progress']>;

export function buildBook(overrides: Partial<Book> = {}): Book {
  return ofType('Book', {
    id: 'war',
    title: 'The Art of War',
    authors: ['Sun Tzu'],
    categories: ['Strategy', 'Leadership'],
    coverUrl: null,
    year: -500,
    descriptionShort: 'On winning.',
    descriptionMedium: 'Thirteen chapters, brief and severe.',
    totalChapters: 3,
    progressPct: 33,
    theme: ofType('BookTheme', { primary: '#7a2b26', accent: '#c9a45c' }),
    chapters: [
      buildChapter(1, 'Laying Plans', { isRead: true, isTestPassed: true, testScore: 92, testAttempts: 2 }),
      buildChapter(2, 'Waging War', { testScore: 54, testAttempts: 1 }),
      buildChapter(3, 'Attack by Stratagem'),
    ],
    exam: ofType('ExamInfo', {
      totalPoints: 60,
      passingScore: 85,
      mcqCount: 20,
      openCount: 4,
      mcqPoints: 2,
      openPoints: 5,
      notes: ['Your answers are saved as you go.'],
    }),
    myExam: NOT_SAT,
    ...overrides,
  });
}

export function bookReply(book: Book | null, isSubscribed: boolean | null = true) {
  const subscription = isSubscribed === null ? null : ofType('PremiumSubscription', { active: isSubscribed });
  return { data: { me: ofType('User', { id: 'u1', subscription }), bookBySlug: book } };
}
