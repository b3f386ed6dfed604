import type { RunningColophon } from '../colophon/running-colophon';
import { BOOK_ID, chapterSample } from './answer-key';
import { ApiClient } from './api-client';
import { Learner } from './learner';

interface Chapter {
  id: string;
  questions: { id: string; type: 'mcq' | 'scenario'; prompt?: string; rationales?: string[] }[];
}

/** The journey from a visitor to a certificate, as each mode has to carry it. */
export function describeApiJourney(colophon: () => RunningColophon, gradedBy: string): void {
  it('takes a learner from the catalogue to a certificate that verifies', async () => {
    const learner = await Learner.signUp(colophon());
    const me = await learner.api.get('/auth/me');
    expect(me.body).toMatchObject({
      user: { email: learner.email },
      subscription: { active: false, status: 'None' },
    });

    const popular = await learner.api.get<{ books: { id: string; slug: string }[] }>('/books/popular');
    expect(popular.body.books.map(({ id }) => id)).toContain(BOOK_ID);
    const book = await learner.api.get(`/books/slug/${BOOK_ID}`);
    expect(book.body).toMatchObject({ title: 'The Art of War', authors: ['Sun Tzu'], totalChapters: 13 });

    await practise(learner);
    await examNeedsSubscription(learner);
    await learner.subscribe();

    const session = await learner.startExam(BOOK_ID);
    expect(session).toMatchObject({ status: 'InProgress' });
    expect(JSON.stringify(session)).not.toMatch(/answerIndex|correct|rationale/);
    await learner.answer(session);
    await learner.finalize(session);
    const results = await learner.results(session);
    expect(results).toMatchObject({
      passed: true,
      mcq: { correct: 20, total: 20 },
      open: { scored: 4, total: 4 },
    });
    expect(results.questionResults).toHaveLength(24);
    expect(new Set(results.open.feedback.map(({ gradedBy }) => gradedBy))).toEqual(new Set([gradedBy]));

    await certificateVerifies(learner, colophon());
    await learner.mail(/(certificate|badge)/i);
  }, 120_000);
}

async function practise(learner: Learner): Promise<void> {
  const { body: chapters } = await learner.api.get<{ id: string }[]>(`/chapters/book/${BOOK_ID}`);
  const first = chapters[0]?.id ?? '';
  const { body: chapter } = await learner.api.get<Chapter>(`/chapters/${first}`);
  for (const question of chapter.questions.filter(({ type }) => type === 'mcq')) {
    expect(question.rationales).toHaveLength(4);
  }
  const scenario = chapter.questions.find(({ type }) => type === 'scenario');
  const scored = await learner.api.post<{ score10: number }>('/grading/score-open', {
    bookId: BOOK_ID,
    chapterId: first,
    examItemId: scenario?.id,
    prompt: scenario?.prompt,
    userAnswer: chapterSample(scenario?.id ?? ''),
    maxPoints: 10,
  });
  expect(scored.body.score10).toBeGreaterThanOrEqual(7);

  await learner.api.post(`/chapterprogress/${first}/mark-read`);
  await learner.api.post(`/chapterprogress/${first}/update-test-score`, { score: 88 });
  const progress = await learner.api.get(`/chapterprogress/${first}`);
  expect(progress.body).toEqual({
    chapterId: first,
    isRead: true,
    isTestPassed: true,
    testScore: 88,
    testAttempts: 1,
  });
}

async function examNeedsSubscription(learner: Learner): Promise<void> {
  const refused = await learner.api.post('/exams/start', { bookId: BOOK_ID });
  expect(refused).toMatchObject({ status: 402, body: { code: 'SubscriptionRequired' } });
}

async function certificateVerifies(learner: Learner, { url }: RunningColophon): Promise<void> {
  const badge = await learner.badge();
  const verified = await new ApiClient(url).get(`/badges/${badge.badgeId}`);
  expect(verified.body).toMatchObject({ badgeId: badge.badgeId, bookTitle: 'The Art of War', valid: true });

  const certificate = {
    userName: badge.holderName,
    bookTitle: badge.bookTitle,
    score: badge.score,
    issuedOn: badge.issuedOn,
    badgeId: badge.badgeId,
  };
  const { body } = await learner.api.post<{ html: string }>('/badges/html', certificate);
  expect(body.html).toContain(badge.badgeId);
  expect(body.html).not.toContain('SAMPLE');
  const pdf = await learner.api.file('/badges/pdf', certificate);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toMatch(/certificate.*\.pdf/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
}
