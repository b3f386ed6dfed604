import { neighbourCell } from './neighbour-cell';

it.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowDown', 1],
  [2, 'ArrowLeft', 1],
  [2, 'ArrowUp', 1],
  [2, 'ArrowRight', null],
  [0, 'ArrowLeft', null],
  [1, 'Home', 0],
  [1, 'End', 2],
  [1, 'a', null],
])('of three cells, %d and %s lead to %p', (from, key, target) => {
  expect(neighbourCell(from, 3, key)).toBe(target);
});
