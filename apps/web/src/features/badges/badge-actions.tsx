import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, showToast } from '@colophon/ui';
import type { BadgeCardFragment } from '../../generated/graphql';
import styles from './badge-actions.module.css';
import { useCertificatePdf } from './use-certificate-pdf';
import { useCertificateView } from './use-certificate-view';

/** Look at the certificate, take it home, let others check it. */
export function BadgeActions({ badge }: { badge: BadgeCardFragment }) {
  const { t } = useLingui();
  const view = useCertificateView(badge);
  const pdf = useCertificatePdf(badge);
  const title = badge.bookTitle;
  return (
    <div className={styles.actions}>
      <Button
        look="primary"
        isPending={view.isOpening}
        onPress={view.open}
        aria-label={t`View certificate for ${title}`}
      >
        <Trans>View</Trans>
      </Button>
      <Button isPending={pdf.isPreparing} onPress={pdf.download} aria-label={t`Download PDF for ${title}`}>
        {pdf.isPreparing ? <Trans>Preparing PDF…</Trans> : <Trans>Download PDF</Trans>}
      </Button>
      <Button
        look="quiet"
        size="small"
        onPress={() => void copyLink(badge.badgeId)}
        aria-label={t`Copy verification link for ${title}`}
      >
        <Trans>Copy verification link</Trans>
      </Button>
      {view.problem === 'blocked' ? (
        <Alert tone="warning">
          <Trans>Your browser blocked the new window. Allow windows of this site, then try again.</Trans>
        </Alert>
      ) : null}
      {view.problem === 'failed' ? (
        <Alert tone="danger">
          <Trans>The certificate could not be shown. Please try again.</Trans>
        </Alert>
      ) : null}
      {pdf.hasFailed ? (
        <Alert tone="danger" title={<Trans>Failed to generate PDF</Trans>}>
          <Trans>Please try again in a moment.</Trans>
        </Alert>
      ) : null}
    </div>
  );
}

async function copyLink(badgeId: string): Promise<void> {
  const link = `${location.origin}/api/badges/${encodeURIComponent(badgeId)}`;
  try {
    await navigator.clipboard.writeText(link);
    showToast('success', <Trans>Link copied. Whoever opens it sees that the badge is genuine.</Trans>);
  } catch {
    showToast('info', <Trans>The link is {link}</Trans>);
  }
}
