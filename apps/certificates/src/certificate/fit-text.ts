export interface Fit {
  /** Of the largest type, in the page's unit. */
  largest: number;
  smallest: number;
  /** Of one line, in the page's unit. */
  width: number;
  lines: number;
}

/** About how wide a letter is, in ems: narrow for most scripts, square for Chinese, Japanese and Korean. */
const LETTER_WIDTH = 0.54;
const SQUARE_WIDTH = 1;
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
/** Lines break between words and so never fill. */
const FILLED = 0.86;

/** A type size at which the text about fills its lines: long names are set smaller, never cut where it can be helped. */
export function fitText(text: string, { largest, smallest, width, lines }: Fit): number {
  const ems = Array.from(text).reduce(
    (sum, letter) => sum + (SQUARE.test(letter) ? SQUARE_WIDTH : LETTER_WIDTH),
    0,
  );
  const room = width * lines * (lines > 1 ? FILLED : 1);
  const size = Math.min(largest, Math.max(smallest, room / Math.max(ems, 1)));
  return Math.round(size * 100) / 100;
}
