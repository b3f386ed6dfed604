import { randomUUID } from 'node:crypto';
import type { bookPublished, EventData, examGraded, userVerified } from '@colophon/contracts';
import type { Certificate } from '../src/certificate/certificate';
import type { CertificateInput } from '../src/generated/schema';

type BookPublished = EventData<typeof bookPublished>;
type ExamGraded = EventData<typeof examGraded>;
type UserVerified = EventData<typeof userVerified>;

/** A published book; certificates look only at its title, version and theme. */
export function buildBookPublished({
  bookId = 'the-art-of-war',
  ...overrides
}: Partial<BookPublished> = {}): BookPublished {
  return {
    bookId,
    version: 1,
    slug: bookId,
    title: 'The Art of War',
    theme: { primary: '#7A1F1F', secondary: '#2B2B2B', accent: '#C8A04B' },
    chapters: [],
    exam: { passingScore: 85, mcqCount: 1, openCount: 1, mcqPoints: 2, openPoints: 5, notes: [], pool: [] },
    rubrics: [],
    ...overrides,
  };
}

export function buildUserVerified(overrides: Partial<UserVerified> = {}): UserVerified {
  return { userId: randomUUID(), email: 'ada@example.org', name: 'Ada Lovelace', ...overrides };
}

/** A passed exam. */
export function buildExamGraded(overrides: Partial<ExamGraded> = {}): ExamGraded {
  return {
    sessionId: randomUUID(),
    userId: randomUUID(),
    bookId: 'the-art-of-war',
    bookVersion: 1,
    attempt: 1,
    totalScore: 91,
    passingScore: 85,
    passed: true,
    mcq: { correct: 9, total: 10 },
    open: { points: 14, maxPoints: 15 },
    gradedAt: '2026-11-21T22:30:00.000Z',
    ...overrides,
  };
}

/** What the preview screen sends. */
export function buildCertificateInput(overrides: Partial<CertificateInput> = {}): CertificateInput {
  return {
    userName: 'Grace Hopper',
    bookTitle: 'The Art of War',
    score: 88,
    issuedOn: '2026-11-21',
    badgeId: 'PREVIEW-0001',
    ...overrides,
  };
}

export function buildCertificate(overrides: Partial<Certificate> = {}): Certificate {
  return {
    isGenuine: true,
    userName: 'Ada Lovelace',
    bookTitle: 'The Art of War',
    score: 91,
    issuedOn: '2026-11-21',
    badgeId: 'CLP-7Q2M-0XKD-94TB-ZC5R',
    issuer: 'Colophon',
    primaryHex: '#7A1F1F',
    accentHex: '#C8A04B',
    ...overrides,
  };
}
