import { sentencesOf } from './sentences';

it('tells sentences apart', () => {
  expect(sentencesOf('One point is made. Is another? Nothing is missing!')).toEqual([
    'One point is made.',
    'Is another?',
    'Nothing is missing!',
  ]);
});

it('leaves whole what is quoted', () => {
  const text = 'You made this point: “Rest. Then act.”, where you write “Wait. Sleep.”. Well done.';
  expect(sentencesOf(text)).toEqual([
    'You made this point: “Rest. Then act.”, where you write “Wait. Sleep.”.',
    'Well done.',
  ]);
});

it('does not break numbers', () => {
  expect(sentencesOf('It earns 1.5 of 2 points.')).toEqual(['It earns 1.5 of 2 points.']);
});

it('keeps a text without an end', () => {
  expect(sentencesOf('First. then a remark')).toEqual(['First.', 'then a remark']);
  expect(sentencesOf('  ')).toEqual([]);
});
