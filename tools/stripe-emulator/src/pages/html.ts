/** Markup that is safe to insert as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | null | undefined | false | Html | Html[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template of markup; every inserted value that is not Html itself is escaped. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((markup, part, index) => markup + render(values[index - 1]) + part));
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  if (value instanceof Html) return value.markup;
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
