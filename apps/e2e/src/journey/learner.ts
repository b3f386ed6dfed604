import { eventually } from '@colophon/testing';
import { randomUUID } from 'node:crypto';
import type { RunningColophon } from '../colophon/running-colophon';
import { rightAnswer } from './answer-key';
import { ApiClient } from './api-client';

export const PASSWORD = 'sun and moon';

export interface ExamItem {
  id: string;
  type: 'mcq' | 'scenario';
  answer?: unknown;
}

export interface ExamSession {
  id: string;
  status: string;
  items: ExamItem[];
  scoring: { totalPoints: number; passingScore: number };
}

export interface ExamResults {
  isGrading: boolean;
  totalScore: number | null;
  passed: boolean | null;
  mcq: { correct: number | null; total: number };
  open: { scored: number | null; total: number; feedback: { gradedBy: string }[] };
  questionResults: { questionId: string; type: string; pointsAwarded: number; maxPoints: number }[];
  graded: { done: number; total: number; delayed: boolean };
}

/** A person on the way to a certificate, through /api alone. */
export class Learner {
  private constructor(
    readonly email: string,
    readonly api: ApiClient,
    private readonly colophon: RunningColophon,
  ) {}

  /** Registers, verifies with the mailed code, and signs in. */
  static async signUp(colophon: RunningColophon): Promise<Learner> {
    const email = `learner-${randomUUID()}@example.org`;
    const visitor = new ApiClient(colophon.url);
    await visitor.post('/auth/register', { email, password: PASSWORD });
    const verificationCode = await colophon.fromMail(email, /\b(\d{6})\b/);
    await visitor.post('/auth/verify-email', { email, verificationCode });
    const { body } = await visitor.post<{ accessToken: string }>('/auth/login', {
      email,
      password: PASSWORD,
    });
    return new Learner(email, visitor.as(body.accessToken), colophon);
  }

  /** Pays at the checkout and waits until the subscription is active. */
  async subscribe(): Promise<void> {
    const { body } = await this.api.post<{ url: string }>('/billing/create-checkout-session');
    await payAtCheckout(body.url);
    await eventually(async () => {
      const subscription = await this.api.get('/billing/subscription');
      expect(subscription.body).toMatchObject({ active: true, status: 'active' });
    });
  }

  /** Starts an exam as soon as the exam service has heard of the subscription. */
  async startExam(bookId: string): Promise<ExamSession> {
    const sessionId = await eventually(async () => {
      const started = await this.api.post<{ sessionId: string }>('/exams/start', { bookId });
      expect([200, 201]).toContain(started.status);
      return started.body.sessionId;
    });
    return (await this.api.get<ExamSession>(`/exams/${sessionId}`)).body;
  }

  async answer(session: ExamSession, answerTo: typeof rightAnswer = rightAnswer): Promise<void> {
    for (const item of session.items) {
      const saved = await this.api.post(`/exams/${session.id}/answer`, {
        itemId: item.id,
        ...answerTo(item),
      });
      expect(saved.status).toBe(200);
    }
  }

  async finalize(session: ExamSession): Promise<void> {
    const finalized = await this.api.post(`/exams/${session.id}/finalize`);
    expect(finalized).toMatchObject({ status: 200, body: { isGrading: true } });
  }

  /** Waits until the exam is graded. */
  results(session: ExamSession, timeoutMs = 30_000): Promise<ExamResults> {
    return eventually(async () => {
      const { body } = await this.api.get<ExamResults>(`/exams/${session.id}/results`);
      expect(body.isGrading).toBe(false);
      return body;
    }, timeoutMs);
  }

  /** Waits until the badge of a passed exam has been issued. */
  badge(): Promise<Record<string, string>> {
    return eventually(async () => {
      const { body } = await this.api.get<Record<string, string>[]>('/badges/my-badges');
      expect(body).toHaveLength(1);
      return body[0] ?? {};
    });
  }

  mail(pattern: RegExp): Promise<string> {
    return this.colophon.fromMail(this.email, pattern);
  }
}

/** Fills the emulator's checkout form in, as the browser of a person who pays would. */
export async function payAtCheckout(
  url: string,
  outcome: 'paid' | 'declined' | 'canceled' = 'paid',
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ outcome }),
  });
}
