const FIELD = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;

/** Reads RFC 4180 text whose first line names the columns. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = readRows(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const at = FIELD.lastIndex;
    const field = FIELD.exec(text);
    if (!field) throw new Error(`Character ${at} of the CSV cannot be read`);
    row.push(unquote(field[1] ?? ''));
    if (field[2] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function unquote(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}
