import { z } from 'zod';
import type { Finding } from './yaml-file';

/**
 * What the rules between fields look at, read leniently: a mistake in one field must not hide one in another.
 */
const outlineFormat = z
  .looseObject({
    index: z.number().optional().catch(undefined),
    objectives: z.array(z.unknown()).optional().catch(undefined),
    paper: z
      .looseObject({ mcq: z.number().catch(0), open: z.number().catch(0) })
      .optional()
      .catch(undefined),
    questions: z
      .array(
        z
          .looseObject({
            id: z.string().optional().catch(undefined),
            type: z.string().optional().catch(undefined),
            objective: z.number().optional().catch(undefined),
            chapters: z.array(z.unknown()).optional().catch(undefined),
          })
          .catch({}),
      )
      .catch([]),
  })
  .catch({ questions: [] });

export type Outline = z.infer<typeof outlineFormat>;

export function outlineOf(value: unknown): Outline {
  return outlineFormat.parse(value);
}

export function findDuplicateIds({ questions }: Outline): Finding[] {
  const seen = new Set<string>();
  return questions.flatMap(({ id }, position) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [{ path: ['questions', position, 'id'], message: `${id} is used twice` }];
    seen.add(id);
    return [];
  });
}

export function findUnknownObjectives({ questions, objectives }: Outline): Finding[] {
  if (!objectives) return [];
  return questions.flatMap(({ objective }, position) =>
    objective !== undefined && objective > objectives.length
      ? [
          {
            path: ['questions', position, 'objective'],
            message: `there is no objective ${objective}, the chapter has ${objectives.length}`,
          },
        ]
      : [],
  );
}

export function findUnknownChapters({ questions }: Outline, chapterCount: number): Finding[] {
  return questions.flatMap(({ chapters = [] }, position) =>
    chapters.flatMap((chapter, at) =>
      typeof chapter === 'number' && chapter > chapterCount
        ? [
            {
              path: ['questions', position, 'chapters', at],
              message: `there is no chapter ${chapter}, the book has ${chapterCount}`,
            },
          ]
        : [],
    ),
  );
}

/** A paper is drawn from the pool, so the pool must hold at least one paper. */
export function findShortPool({ paper, questions }: Outline): Finding[] {
  if (!paper) return [];
  const shortage = (field: 'mcq' | 'open', type: string): Finding[] => {
    const available = questions.filter((question) => question.type === type).length;
    if (available >= paper[field]) return [];
    return [
      {
        path: ['paper', field],
        message: `a paper needs ${paper[field]} ${type} questions, the pool has ${available}`,
      },
    ];
  };
  return [...shortage('mcq', 'mcq'), ...shortage('open', 'scenario')];
}

/** Chapters are numbered from 1 without a gap, in the field and in the file's name alike. */
export function findWrongIndex({ index }: Outline, fileName: string, previous: number): Finding[] {
  const named = numberOf(fileName);
  const findings: Finding[] = [];
  if (named !== previous + 1) {
    findings.push({
      path: [],
      message: `expected chapter ${previous + 1} here, the file is named ${fileName}`,
    });
  }
  if (index !== undefined && index !== named) {
    findings.push({ path: ['index'], message: `is ${index}, but the file is named ${fileName}` });
  }
  return findings;
}

export function numberOf(fileName: string): number {
  return Number.parseInt(fileName, 10);
}
