import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import type { Caller } from '@colophon/service-kit';
import { TokenVerifier } from '@colophon/service-kit';
import { buildCaller } from '@colophon/testing';
import { buildCertificateInput } from '../../test/factories';
import { Press } from '../../test/press';
import { PdfPrinter } from '../pdf/pdf-printer';

/** The caller is whoever the token names; signing keys belong to another service. */
const verifier = {
  verify: (token: string): Promise<Caller> => Promise.resolve(buildCaller({ userId: token })),
};

describe('downloading a certificate as PDF', () => {
  let press: Press;
  let prints: jest.SpyInstance;

  beforeAll(async () => {
    press = await Press.open({
      override: (builder) => builder.overrideProvider(TokenVerifier).useValue(verifier),
    });
    await press.publishBook();
    prints = jest.spyOn(press.service.get(PdfPrinter), 'print');
  });

  beforeEach(() => prints.mockClear());

  afterAll(() => press.close());

  const download = (body: unknown, caller: Caller | null = buildCaller()) =>
    press.service.http.inject({
      method: 'POST',
      url: '/badges/pdf',
      headers: caller ? { authorization: `Bearer ${caller.userId}` } : {},
      payload: body as object,
    });

  it('is one page, tagged, in our own fonts, under a telling name', async () => {
    const { caller, badge } = await press.holder();
    const reply = await download(buildCertificateInput({ badgeId: badge.badgeId }), caller);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="certificate-the-art-of-war-2026-11-21.pdf"',
      'cache-control': 'private, no-store',
    });
    const pdf = reply.rawPayload.toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox \[0 0 841\.\d+ 59[45]\.\d+\]/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Lang (en)');
    expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Literata/);
    expect(pdf).toContain(`(https://colophon.example/api/badges/${badge.badgeId})`);
    expect(pdf.length).toBeLessThan(400_000);
  });

  it('is printed once, and then comes from storage', async () => {
    const { caller, badge } = await press.holder();
    const input = buildCertificateInput({ badgeId: badge.badgeId });
    const first = await Promise.all([download(input, caller), download(input, caller)]);
    const later = await download({ ...input, userName: 'Somebody else' }, caller);
    expect(prints).toHaveBeenCalledTimes(1);
    expect(await readdir(`${press.storageFolder}/certificates/${badge.badgeId}`)).toHaveLength(1);
    for (const { rawPayload } of [...first, later]) expect(rawPayload.equals(first[0].rawPayload)).toBe(true);
  });

  it('is a sample for anybody else, printed every time and never stored', async () => {
    const { badge } = await press.holder();
    const input = buildCertificateInput({ badgeId: badge.badgeId });
    for (const caller of [buildCaller(), buildCaller()]) {
      expect((await download(input, caller)).rawPayload.toString('latin1')).toContain('/Title (SAMPLE');
    }
    expect(prints).toHaveBeenCalledTimes(2);
    expect(prints.mock.calls[0]).toEqual([expect.stringContaining('>SAMPLE<')]);
    expect(await readdir(`${press.storageFolder}/certificates`)).not.toContain(badge.badgeId);
  });

  it('is named by the badge id where the title names nothing', async () => {
    const reply = await download(buildCertificateInput({ bookTitle: '???' }));
    expect(reply.headers['content-disposition']).toBe('attachment; filename="certificate-preview-0001.pdf"');
  });

  it.each([
    [{ ...buildCertificateInput(), score: 'high' }, { score: ['score must be a number from 0 to 100'] }],
    [[], { '': ['A certificate is required'] }],
    [{ badgeId: 'x' }, { userName: ['userName is required'] }],
  ])('refuses %j', async (body, errors) => {
    const reply = await download(body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: 400, errors });
  });

  it('needs sign-in', async () => {
    const reply = await download(buildCertificateInput(), null);
    expect(reply.statusCode).toBe(401);
    expect(prints).not.toHaveBeenCalled();
  });

  describe('of hostile texts', () => {
    let canary: Server;
    let address: string;
    let visits = 0;

    beforeAll(async () => {
      canary = createServer((_request, response) => {
        visits += 1;
        response.end();
      });
      await new Promise<void>((listening) => canary.listen(0, '127.0.0.1', listening));
      address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    });

    afterAll(() => new Promise((closed) => canary.close(closed)));

    it('asks the network for nothing', async () => {
      const hostile = [
        `<script>fetch('${address}')</script>`,
        `<img src="${address}/x">`,
        `<link rel=stylesheet href=${address}>`,
        `</style><style>@import url(${address})`,
        `"><iframe src="${address}">`,
        `<meta http-equiv=refresh content="0;${address}">`,
      ];
      const replies = await Promise.all(
        hostile.map((text) => download(buildCertificateInput({ userName: text, bookTitle: text }))),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(hostile.map(() => 200));
      expect(visits).toBe(0);
    });

    it('would reach neither network nor files even if markup slipped through', async () => {
      const page = `<img src="${address}/image"><iframe src="${address}/frame"></iframe><iframe src="file:///etc/passwd">
        </iframe><link rel="stylesheet" href="${address}/style"><script>new Image().src = '${address}/script'</script>
        <meta http-equiv="refresh" content="0;${address}/refresh"><object data="file:///etc/passwd"></object>`;
      const pdf = await press.service.get(PdfPrinter).print(page);
      expect(pdf.toString('latin1')).toMatch(/^%PDF-/);
      expect(pdf.length).toBeLessThan(20_000);
      expect(visits).toBe(0);
    });
  });
});
