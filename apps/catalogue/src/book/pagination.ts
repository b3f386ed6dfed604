import type { FieldErrors } from '@colophon/service-kit';
import type { Pagination } from '../generated/schema';

export const LARGEST_PAGE_SIZE = 100;

/** What is wrong with a page that was asked for, by field; empty when nothing is. */
export function findPageErrors(page: number, pageSize: number): FieldErrors {
  const errors: FieldErrors = {};
  if (page < 1) errors.page = ['The page must be 1 or more.'];
  if (pageSize < 1 || pageSize > LARGEST_PAGE_SIZE) {
    errors.pageSize = [`The page size must be from 1 to ${LARGEST_PAGE_SIZE}.`];
  }
  return errors;
}

export function paginate(currentPage: number, pageSize: number, totalCount: number): Pagination {
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    currentPage,
    totalPages,
    totalCount,
    hasNextPage: currentPage < totalPages,
    hasPreviousPage: currentPage > 1,
  };
}
