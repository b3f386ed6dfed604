/** One mistake in a content file, where an author can find it. */
export interface ContentProblem {
  file: string;
  line: number;
  message: string;
}

export function formatProblem({ file, line, message }: ContentProblem): string {
  return `${file}:${line}: ${message}`;
}

/** Orders by file and line, as an author works through them. */
export function byPlace(one: ContentProblem, other: ContentProblem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
