/** Where a key leads from a cell of the palette, from 0; null when it leads nowhere. */
export function neighbourCell(from: number, count: number, key: string): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return from + 1 < count ? from + 1 : null;
    case 'ArrowLeft':
    case 'ArrowUp':
      return from > 0 ? from - 1 : null;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
