import { useEffect, useState } from 'react';
import type { OverallStatusQuery } from '../../generated/graphql';
import { request } from '../../graphql/request';

export type OverallStatus = OverallStatusQuery['status']['overall'] | 'unknown';

const OVERALL_STATUS = /* GraphQL */ `
  query OverallStatus {
    status {
      overall
    }
  }
`;
const INTERVAL_MS = 60_000;

/** Asks at once and every minute while the page is in view. */
export function useOverallStatus(): OverallStatus {
  const [status, setStatus] = useState<OverallStatus>('unknown');

  useEffect(() => {
    let isMounted = true;
    const refetch = async () => {
      if (document.visibilityState === 'hidden') return;
      const overall = await fetchWithOneRetry();
      if (isMounted) setStatus(overall);
    };
    void refetch();
    const timer = setInterval(refetch, INTERVAL_MS);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, []);

  return status;
}

async function fetchWithOneRetry(): Promise<OverallStatus> {
  try {
    return await fetchStatus();
  } catch {
    return fetchStatus().catch(() => 'unknown');
  }
}

async function fetchStatus(): Promise<OverallStatus> {
  const { status } = await request<OverallStatusQuery>(OVERALL_STATUS, {});
  return status.overall;
}
