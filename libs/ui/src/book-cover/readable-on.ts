import { contrastRatio } from '../book-theme/contrast';

/** Black or white, whichever reads better on the colour (#RRGGBB). */
export function readableOn(background: string): '#000000' | '#ffffff' {
  const onWhite = contrastRatio(background, '#ffffff');
  return onWhite >= contrastRatio(background, '#000000') ? '#ffffff' : '#000000';
}
