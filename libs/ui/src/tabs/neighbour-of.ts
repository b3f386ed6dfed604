/** Where an arrow key leads from a position in a row that goes round; null for every other key. */
export function neighbourOf(position: number, length: number, key: string): number | null {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % length;
    case 'ArrowLeft':
      return (position - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
