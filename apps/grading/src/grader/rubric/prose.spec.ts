import { readsAsProse } from './prose';
import { wordsOf } from './text';

describe('readsAsProse', () => {
  it.each([
    'She would rather wait, because the chain has more money than she does.',
    'In the end it is the customers who decide which of the two shops will stay.',
    'Compare both sides.',
  ])('accepts %p', (text) => {
    expect(readsAsProse(wordsOf(text))).toBe(true);
  });

  it.each([
    'costs prices bread service loyalty customers rival chain',
    'of the and chain with the of a bread in from customers the is and of loyalty the',
  ])('refuses %p', (text) => {
    expect(readsAsProse(wordsOf(text))).toBe(false);
  });
});
