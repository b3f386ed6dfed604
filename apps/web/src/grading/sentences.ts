const ENDS_SENTENCE = /[.!?…]/;

/** The sentences of a text. What is quoted stays in one piece, however many sentences it has of its own. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '“') depth += 1;
    if (character === '”') depth = Math.max(0, depth - 1);
    const isEnd = depth === 0 && ENDS_SENTENCE.test(character) && /\s/.test(text.charAt(at + 1));
    if (!isEnd) continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== '');
}
