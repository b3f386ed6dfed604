import { Trans } from '@lingui/react/macro';

/** Negative years lie before the common era; and what is that old is dated by the century's word, not to the day. */
export function PublicationYear({ year }: { year: number }) {
  const count = Math.abs(year);
  return year < 0 ? <Trans>around {String(count)} BCE</Trans> : <>{String(count)}</>;
}
