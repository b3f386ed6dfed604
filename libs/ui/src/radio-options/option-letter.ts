const LETTER_A = 65;

/** 0 is A, 1 is B. */
export function optionLetter(index: number): string {
  return String.fromCharCode(LETTER_A + index);
}
