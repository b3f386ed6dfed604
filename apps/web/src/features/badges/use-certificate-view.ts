import { useMutation } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql } from '../../generated';
import type { BadgeCardFragment } from '../../generated/graphql';
import { certificatePayload } from './certificate-payload';
import { openCertificateWindow } from './certificate-window';

const RENDER_CERTIFICATE = graphql(/* GraphQL */ `
  mutation RenderCertificate($certificate: CertificateInput!) {
    renderCertificate(certificate: $certificate) {
      html
    }
  }
`);

type Problem = 'blocked' | 'failed';

export function useCertificateView(badge: BadgeCardFragment) {
  const { t } = useLingui();
  const [renderCertificate, { loading }] = useMutation(RENDER_CERTIFICATE);
  const [problem, setProblem] = useState<Problem | null>(null);

  const open = async () => {
    const page = openCertificateWindow(t`Preparing your certificate…`);
    setProblem(page ? null : 'blocked');
    if (!page) return;
    try {
      const { data } = await renderCertificate({ variables: { certificate: certificatePayload(badge) } });
      if (!data) throw new Error('The reply holds no certificate');
      page.show(data.renderCertificate.html);
    } catch {
      page.close();
      setProblem('failed');
    }
  };

  return { isOpening: loading, problem, open: () => void open() };
}
