import { useEffect, useState } from 'react';
import { leaveFor } from './leave-for';

type State = 'idle' | 'opening' | 'failed';

/** `stay`: there turned out to be no need to leave. */
export type ProviderTarget = { kind: 'page'; url: string } | { kind: 'stay' };

/** Takes the browser to a page of the payment provider, once `findPage` knows which. */
export function useProviderPage(findPage: () => Promise<ProviderTarget>) {
  const [state, setState] = useState<State>('idle');

  // Coming back by the browser's own button shows this page as it was left: still opening.
  useEffect(() => {
    const reset = () => setState('idle');
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  const open = async () => {
    setState('opening');
    try {
      const target = await findPage();
      if (target.kind === 'page') leaveFor(target.url);
      else setState('idle');
    } catch {
      setState('failed');
    }
  };

  return { isOpening: state === 'opening', hasFailed: state === 'failed', open: () => void open() };
}
