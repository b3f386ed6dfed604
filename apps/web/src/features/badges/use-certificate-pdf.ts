import { useState } from 'react';
import type { BadgeCardFragment } from '../../generated/graphql';
import { sessionFetch } from '../../session/session-fetch';
import { certificatePayload } from './certificate-payload';
import { fileNameOf } from './file-name-of';

type State = 'idle' | 'preparing' | 'failed';

export function useCertificatePdf(badge: BadgeCardFragment) {
  const [state, setState] = useState<State>('idle');

  const download = async () => {
    setState('preparing');
    try {
      await downloadPdf(badge);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return {
    isPreparing: state === 'preparing',
    hasFailed: state === 'failed',
    download: () => void download(),
  };
}

async function downloadPdf(badge: BadgeCardFragment): Promise<void> {
  const response = await sessionFetch('/api/badges/pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(certificatePayload(badge)),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const disposition = response.headers.get('content-disposition');
  save(await response.blob(), fileNameOf(disposition) ?? `${badge.badgeId}.pdf`);
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
