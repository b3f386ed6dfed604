import { i18n } from '@lingui/core';

/** 4 is "4", 3.75 is "3.75". */
export function formatPoints(points: number): string {
  return i18n.number(points, { maximumFractionDigits: 2 });
}
