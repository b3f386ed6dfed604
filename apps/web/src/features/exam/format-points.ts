import { i18n } from '@lingui/core';

/** 4 is "4", 3.75 is "3.8": more would claim a precision that grading does not have. */
export function formatPoints(points: number): string {
  return i18n.number(points, { maximumFractionDigits: 1 });
}
