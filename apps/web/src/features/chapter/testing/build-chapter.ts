import type { ChapterQuery, MarkChapterReadMutation } from '../../../generated/graphql';
import { ofType } from '../../../testing/of-type';

type Chapter = NonNullable<ChapterQuery['chapter']>;
type Question = Chapter['questions'][number];
type Progress = MarkChapterReadMutation['markChapterRead'];

export function buildMcq(overrides: Partial<Question> = {}): Question {
  return ofType('Question', {
    id: 'war.01.q1',
    type: 'mcq',
    difficulty: 'easy',
    questionText: 'Why must war be studied?',
    options: ['For fame', 'For survival', 'For trade'],
    answerIndex: 1,
    rationales: ['Fame is not named.', 'It leads to safety or to ruin.', 'Trade is not named.'],
    prompt: null,
    whatToLookFor: null,
    ...overrides,
  });
}

export function buildScenario(overrides: Partial<Question> = {}): Question {
  return ofType('Question', {
    id: 'war.01.s1',
    type: 'scenario',
    difficulty: 'demanding',
    questionText: 'A chain opens across the street',
    options: null,
    answerIndex: null,
    rationales: null,
    prompt: 'Mara has a café.\n\nAdvise her.',
    whatToLookFor: ['Puts the same questions to both rivals.'],
    ...overrides,
  });
}

export function buildProgress(overrides: Partial<Progress> = {}): Progress {
  return ofType('ChapterProgress', {
    chapterId: 'war.01',
    isRead: true,
    isTestPassed: false,
    testScore: null,
    testAttempts: 0,
    ...overrides,
  });
}

export function buildChapter(overrides: Partial<Chapter> = {}): Chapter {
  return ofType('Chapter', {
    id: 'war.01',
    bookId: 'war',
    index: 1,
    title: 'Laying Plans',
    summary: 'War is a matter of life and death.\n\nStudy it.',
    objectives: ['Explain why a conflict should be weighed'],
    progress: buildProgress(),
    questions: [buildMcq()],
    book: ofType('Book', {
      id: 'war',
      slug: 'the-art-of-war',
      title: 'The Art of War',
      totalChapters: 13,
      theme: ofType('BookTheme', { primary: '#7a2b26', accent: '#c9a45c' }),
      chapters: [
        ofType('Chapter', { id: 'war.01', title: 'Laying Plans' }),
        ofType('Chapter', { id: 'war.02', title: 'Waging War' }),
      ],
    }),
    ...overrides,
  });
}

export function chapterReply(chapter: Chapter | null) {
  return { data: { me: ofType('User', { id: 'u1' }), chapter } };
}

export function scoreReply(score10: number) {
  return {
    data: {
      scoreOpenAnswer: ofType('OpenAnswerScore', {
        score10,
        explanation: 'It compares both rivals.',
        criteria: [ofType('CriterionScore', { name: 'Same questions', score: 2, maxScore: 2 })],
        actionables: ['Name her reserves.'],
        gradedBy: 'rubric',
      }),
    },
  };
}

export function savedReply(testScore: number) {
  return {
    data: {
      updateChapterTestScore: buildProgress({ testScore, testAttempts: 1, isTestPassed: testScore >= 70 }),
    },
  };
}
