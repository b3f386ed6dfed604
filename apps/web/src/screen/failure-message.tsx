import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Failure } from '../graphql/failure';

/** A sentence for a failure that the screen itself has no better words for. */
export function failureMessage({ kind }: Failure): MessageDescriptor {
  switch (kind) {
    case 'offline':
      return msg`You seem to be offline. Check your connection and try again.`;
    case 'outdated':
      return msg`This page could not be loaded in full, most likely because Colophon has been updated since you opened it. Loading it anew brings you the current version; nothing you saved is lost.`;
    case 'busy':
      return msg`That was a lot at once. Wait a moment and try again.`;
    case 'unavailable':
      return msg`Colophon cannot answer at the moment. Nothing is lost; please try again shortly.`;
    case 'forbidden':
      return msg`This page is not yours to see.`;
    case 'not-found':
      return msg`There is nothing at this address.`;
    case 'unauthenticated':
      return msg`Please sign in again.`;
    case 'conflict':
    case 'invalid-input':
    case 'unknown':
      return msg`Something went wrong on our side. Please try again.`;
  }
}
