import { type Document, isMap, isNode, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from './content-problem';
import { describeIssue } from './describe-issue';

export type ContentPath = readonly PropertyKey[];

/** A mistake that a rule found, before it is known on which line that is. */
export interface Finding {
  path: ContentPath;
  message: string;
}

/** A YAML file that remembers the line of every value in it. */
export class YamlFile {
  private constructor(
    readonly name: string,
    private readonly document: Document,
    private readonly lines: LineCounter,
  ) {}

  static parse(name: string, text: string): YamlFile {
    const lines = new LineCounter();
    return new YamlFile(name, parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines);
  }

  /** Mistakes of YAML itself; while there are any, what the file means is a guess. */
  get syntaxProblems(): ContentProblem[] {
    return [...this.document.errors, ...this.document.warnings].map((error) => ({
      file: this.name,
      line: this.lines.linePos(error.pos[0]).line,
      message: error.message,
    }));
  }

  get value(): unknown {
    return this.document.toJS();
  }

  /** Reads the file as `schema` says, with every deviation from it. */
  read<Schema extends z.ZodType>(schema: Schema): { value?: z.infer<Schema>; problems: ContentProblem[] } {
    const result = schema.safeParse(this.value, { error: describeIssue });
    if (result.success) return { value: result.data, problems: [] };
    return { problems: result.error.issues.flatMap((issue) => this.problemsOf(issue)) };
  }

  locate({ path, message }: Finding): ContentProblem {
    const label = labelOf(path);
    return { file: this.name, line: this.lineOf(path), message: label ? `${label}: ${message}` : message };
  }

  /** The line of the value's key, or of the nearest thing around it when the value is missing. */
  private lineOf(path: ContentPath): number {
    let node: unknown = this.document.contents;
    let offset = isNode(node) ? node.range?.[0] : undefined;
    for (const step of path) {
      const pair = pairOf(node, step);
      node = pair ? pair.value : this.child(node, step);
      const place = pair ? pair.key : node;
      if (!isNode(place)) break;
      offset = place.range?.[0] ?? offset;
    }
    return this.lines.linePos(offset ?? 0).line || 1;
  }

  private child(node: unknown, step: PropertyKey): unknown {
    const holder = node as { get?: (key: unknown, keepScalar: true) => unknown } | null;
    return holder?.get?.(step, true);
  }

  private problemsOf(issue: z.core.$ZodIssue): ContentProblem[] {
    if (issue.code !== 'unrecognized_keys') return [this.locate(issue)];
    return issue.keys.map((key) =>
      this.locate({ path: [...issue.path, key], message: 'is not a field of the format' }),
    );
  }
}

function pairOf(node: unknown, key: PropertyKey): Pair | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

function labelOf(path: ContentPath): string {
  return path.reduce<string>((label, step) => {
    if (typeof step === 'number') return `${label}[${step + 1}]`;
    return label ? `${label}.${String(step)}` : String(step);
  }, '');
}
