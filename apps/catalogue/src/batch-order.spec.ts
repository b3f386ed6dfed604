import { groupInOrderOf, inOrderOf } from './batch-order';

const rows = [
  { book: 'b', index: 1 },
  { book: 'a', index: 1 },
  { book: 'b', index: 2 },
];
const bookOf = (row: { book: string }): string => row.book;

describe('answers in the order of the keys', () => {
  it('has null for a key without a row', () => {
    expect(inOrderOf(['a', 'x'], rows, bookOf)).toEqual([{ book: 'a', index: 1 }, null]);
  });

  it('groups rows and has an empty group for a key without any', () => {
    expect(groupInOrderOf(['x', 'b', 'a'], rows, bookOf)).toEqual([[], [rows[0], rows[2]], [rows[1]]]);
  });
});
