import { paragraphs } from './paragraphs';

it('splits at blank lines and drops what is empty', () => {
  expect(paragraphs('One.\n\nTwo,\nstill two.\n \n\nThree.\n')).toEqual([
    'One.',
    'Two,\nstill two.',
    'Three.',
  ]);
  expect(paragraphs('')).toEqual([]);
});
