import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  to: To;
  /** Takes the place of this screen in the browser's history. */
  replace?: boolean;
  /** Goes along in the history entry, unseen in the address. */
  state?: unknown;
}

/** A link to another screen. The router's own brings prefetching for servers along, which every page would load. */
export function Link({ to, replace, state, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state });
  return <a {...rest} href={href} onClick={follow} />;
}
