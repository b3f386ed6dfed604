const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's correlation. */
export function correlation(left: readonly number[], right: readonly number[]): number {
  const [leftMean, rightMean] = [mean(left), mean(right)];
  let shared = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  for (const [at, value] of left.entries()) {
    const other = right[at]! - rightMean;
    shared += (value - leftMean) * other;
    leftSquares += (value - leftMean) ** 2;
    rightSquares += other ** 2;
  }
  return shared / Math.sqrt(leftSquares * rightSquares);
}

export function rootMeanSquareError(predicted: readonly number[], actual: readonly number[]): number {
  return Math.sqrt(mean(predicted.map((value, at) => (value - actual[at]!) ** 2)));
}

/** Splits by group, never inside one, so that no question is judged by a curve that has seen it. */
export function foldsByGroup<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
  folds: number,
): Item[][] {
  const groups = [...new Set(items.map(groupOf))];
  return Array.from({ length: folds }, (_, fold) =>
    items.filter((item) => groups.indexOf(groupOf(item)) % folds === fold),
  );
}
