import { normaliseText, sentencesOf, termsOf, trigramLikeness, wordsOf } from './text';

const stemsOf = (text: string) => termsOf(wordsOf(text)).map((term) => term.stem);

describe('text', () => {
  it('makes spellings of one text equal', () => {
    expect(normaliseText('  The “café”\n—  it’s ')).toBe('the "cafe" - it\'s');
  });

  it('brings the forms of a word together and drops little words', () => {
    expect(stemsOf('simulates the simulation')).toEqual([stemsOf('simulate')[0], stemsOf('simulating')[0]]);
  });

  it('knows words that mean the same', () => {
    const [enemy] = termsOf(['enemy']);
    const [opponent] = termsOf(['opponents']);
    expect(enemy?.senses.some((sense) => opponent?.senses.includes(sense))).toBe(true);
  });

  it('marks the words that a negation reaches', () => {
    expect(termsOf(wordsOf('bread never cheap')).map((term) => term.negated)).toEqual([false, true]);
  });

  it('splits into sentences and drops those said before', () => {
    expect(sentencesOf('One thing. Another!\nOne thing.').map((sentence) => sentence.text)).toEqual([
      'One thing.',
      'Another!',
    ]);
  });

  it('likens words by their letters', () => {
    expect(trigramLikeness('strategy', 'strategy')).toBe(1);
    expect(trigramLikeness('strategy', 'stratagem')).toBeGreaterThan(0.4);
    expect(trigramLikeness('strategy', 'bread')).toBe(0);
  });
});
