import { buildCaller } from '@colophon/testing';
import { buildCertificateInput } from '../../test/factories';
import { visibleText } from '../../test/visible-text';
import { Press } from '../../test/press';
import type { CertificateInput } from '../generated/schema';

const RENDER = `mutation ($certificate: CertificateInput!) { renderCertificate(certificate: $certificate) { html } }`;

interface Rendered {
  renderCertificate: { html: string } | null;
}

describe('rendering a certificate', () => {
  let press: Press;

  beforeAll(async () => {
    press = await Press.open();
    await press.publishBook();
  });

  afterAll(() => press.close());

  const render = (
    certificate: CertificateInput,
    caller: ReturnType<typeof buildCaller> | null = buildCaller(),
  ) => press.service.graphql<Rendered | null>(RENDER, { certificate }, caller);

  it('makes a sample of what was never issued', async () => {
    const { data } = await render(buildCertificateInput());
    expect(data?.renderCertificate?.html).toContain('>SAMPLE<');
    expect(data?.renderCertificate?.html).toContain('Grace Hopper');
  });

  it('is genuine for its holder, and takes nothing from the caller', async () => {
    const { caller, badge } = await press.holder();
    const forged = { userName: 'A forger', bookTitle: 'Another book', score: 100, issuer: 'Another issuer' };
    const { data } = await render(buildCertificateInput({ ...forged, badgeId: badge.badgeId }), caller);
    const text = visibleText(data?.renderCertificate?.html ?? '');
    expect(text).not.toMatch(/SAMPLE|A forger|Another book|100%|Another issuer/);
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain(`https://colophon.example/api/badges/${badge.badgeId}`);
  });

  it('makes a sample of somebody else’s badge', async () => {
    const { badge } = await press.holder();
    const { data } = await render(buildCertificateInput({ badgeId: badge.badgeId }), buildCaller());
    const html = data?.renderCertificate?.html ?? '';
    expect(html).toContain('>SAMPLE<');
    expect(html).not.toContain('Ada Lovelace');
  });

  it('names the fields at fault', async () => {
    const { errors } = await render(
      buildCertificateInput({ score: 101, issuedOn: 'soon', primaryHex: 'red' }),
    );
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      errors: {
        score: ['score must be a number from 0 to 100'],
        issuedOn: ['issuedOn must be an ISO 8601 date such as 2026-11-21'],
        primaryHex: ['primaryHex must be a colour such as #4F46E5'],
      },
    });
  });

  it('needs sign-in', async () => {
    const { errors } = await render(buildCertificateInput(), null);
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });
});
