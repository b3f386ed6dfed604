/** Markup of our own making, as opposed to text that still has to be escaped. */
export class Markup {
  constructor(readonly source: string) {}
}

type Value = string | number | Markup | Markup[] | null;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Controls but for line breaks and tabs, halves of surrogate pairs, and marks that turn the direction of text beyond their own value. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Builds markup from a template; every value that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  const source = parts.map((part, index) => (index === 0 ? part : render(values[index - 1] ?? null) + part));
  return new Markup(source.join(''));
}

function render(value: Value): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  return value instanceof Markup ? value.source : escape(String(value));
}

function escape(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
