import type { z } from 'zod';

const NOUNS: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields',
};

/** Says what is wrong with a value in an author's words instead of a programmer's. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'is missing';
      return `must be ${NOUNS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'must be mcq or scenario';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}${found(issue.input)}`;
    default:
      return undefined;
  }
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.origin === 'string' && issue.minimum === 1) return 'is empty';
  return `must be at least ${issue.minimum}${unit(issue.origin)}${found(issue.input)}`;
}

function unit(origin: string): string {
  if (origin === 'array') return ' entries';
  return origin === 'string' ? ' characters' : '';
}

function found(input: unknown): string {
  if (typeof input === 'string' || Array.isArray(input)) return `, is ${input.length}`;
  return typeof input === 'number' ? `, is ${input}` : '';
}
