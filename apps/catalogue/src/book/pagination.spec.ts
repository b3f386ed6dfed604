import { findPageErrors, paginate } from './pagination';

describe('a page of books', () => {
  it.each([
    [1, 1, {}],
    [7, 100, {}],
    [0, 12, { page: ['The page must be 1 or more.'] }],
    [1, 0, { pageSize: ['The page size must be from 1 to 100.'] }],
    [1, 101, { pageSize: ['The page size must be from 1 to 100.'] }],
  ])('judges page %i of size %i', (page, pageSize, errors) => {
    expect(findPageErrors(page, pageSize)).toEqual(errors);
  });

  it('names both fields when both are wrong', () => {
    expect(Object.keys(findPageErrors(-1, 1000))).toEqual(['page', 'pageSize']);
  });

  it.each([
    [1, 12, 0, { totalPages: 0, hasNextPage: false, hasPreviousPage: false }],
    [1, 12, 12, { totalPages: 1, hasNextPage: false, hasPreviousPage: false }],
    [1, 12, 13, { totalPages: 2, hasNextPage: true, hasPreviousPage: false }],
    [2, 12, 13, { totalPages: 2, hasNextPage: false, hasPreviousPage: true }],
    [9, 12, 13, { totalPages: 2, hasNextPage: false, hasPreviousPage: true }],
  ])('says where page %i of size %i stands among %i', (page, pageSize, totalCount, expected) => {
    expect(paginate(page, pageSize, totalCount)).toEqual({ currentPage: page, totalCount, ...expected });
  });
});
