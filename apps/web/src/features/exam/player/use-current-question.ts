import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'question';

/**
 * Position of the question that is shown, from 0. It stands in the address, so that a reload comes back to it; going
 * back leaves the exam, not the question.
 */
export function useCurrentQuestion(count: number, initial: number): [number, (index: number) => void] {
  const [search, setSearch] = useSearchParams();
  const [fallback] = useState(initial);
  const asked = Number.parseInt(search.get(PARAMETER) ?? '', 10) - 1;
  const current = asked >= 0 && asked < count ? asked : fallback;
  const goTo = (index: number) =>
    setSearch({ [PARAMETER]: String(index + 1) }, { replace: true, preventScrollReset: true });
  return [current, goTo];
}
