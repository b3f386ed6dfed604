import { rm, writeFile } from 'node:fs/promises';
import { FixedClock } from '@colophon/testing';
import { Clock } from '@colophon/service-kit';
import { buildCertificateInput } from '../../test/factories';
import { Press } from '../../test/press';
import { CertificatePdfService } from '../certificate/certificate-pdf.service';
import { CertificateService } from '../certificate/certificate.service';
import { Chromium } from './chromium';
import { PdfPrinter } from './pdf-printer';

const PAGE = '<!doctype html><title>Page</title><p>Page</p>';

describe('printing', () => {
  let press: Press;
  const clock = new FixedClock();

  beforeAll(async () => {
    press = await Press.open({ override: (builder) => builder.overrideProvider(Clock).useValue(clock) });
  });

  afterAll(() => press.close());

  const dependencies = async (): Promise<unknown> =>
    (await press.service.http.inject({ method: 'GET', url: '/health/dependencies' })).json();

  it('runs many pages on one browser', async () => {
    const printer = press.service.get(PdfPrinter);
    const pdfs = await Promise.all(Array.from({ length: 10 }, () => printer.print(PAGE)));
    expect(pdfs.every((pdf) => pdf.subarray(0, 5).toString() === '%PDF-')).toBe(true);
    const contexts = await press.service
      .get(Chromium)
      .withPage(async (page) => page.context().browser()?.contexts());
    // The page at work, and the one that comes next.
    expect(contexts?.length).toBeLessThanOrEqual(2);
  });

  it('works on a page that nobody has seen, ready before it is asked for', async () => {
    const chromium = press.service.get(Chromium);
    const first = await chromium.withPage(async (page) => {
      await page.setContent(PAGE);
      return page;
    });
    const [title, context] = await chromium.withPage(
      async (page) => [await page.title(), page.context()] as const,
    );
    expect(title).toBe('');
    expect(context).not.toBe(first.context());
    expect(first.isClosed()).toBe(true);
  });

  it('goes on after the browser crashed', async () => {
    const chromium = press.service.get(Chromium);
    const crash = chromium.withPage(async (page) => {
      await page.context().browser()?.close();
      return page.title();
    });
    await expect(crash).rejects.toThrow('cannot be printed right now');
    expect((await press.service.get(PdfPrinter).print(PAGE)).length).toBeGreaterThan(0);
  });

  it('is checked by printing, once a minute', async () => {
    const print = jest.spyOn(press.service.get(PdfPrinter), 'print');
    clock.advance(61);
    expect(await dependencies()).toEqual({ database: 'ok', storage: 'ok', pdf: 'ok' });
    expect(await dependencies()).toMatchObject({ pdf: 'ok' });
    expect(print).toHaveBeenCalledTimes(1);
    clock.advance(61);
    await dependencies();
    expect(print).toHaveBeenCalledTimes(2);
  });
});

describe('printing without a browser', () => {
  let press: Press;

  beforeAll(async () => {
    press = await Press.open({ env: { CHROMIUM_PATH: '/nowhere/chromium' } });
    await press.publishBook();
  });

  afterAll(() => press.close());

  it('says that it is unavailable and when to come back', async () => {
    const certificates = press.service.get(CertificateService);
    const sample = await certificates.find((await press.learner()).userId, buildCertificateInput());
    const printing = press.service.get(CertificatePdfService).pdf(sample);
    await expect(printing).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 60 },
      message: expect.stringContaining('no Chromium'),
    });
  });

  it('is seen among the dependencies and leaves the service ready', async () => {
    const reply = await press.service.http.inject({ method: 'GET', url: '/health/dependencies' });
    expect(reply.json()).toEqual({ database: 'ok', storage: 'ok', pdf: 'down' });
    const ready = await press.service.http.inject({ method: 'GET', url: '/health/ready' });
    expect(ready.statusCode).toBe(200);
  });
});

describe('printing without storage', () => {
  it('still prints', async () => {
    const press = await Press.open();
    try {
      await press.publishBook();
      const { caller, badge } = await press.holder();
      const input = buildCertificateInput({ badgeId: badge.badgeId });
      const certificate = await press.service.get(CertificateService).find(caller.userId, input);
      await rm(press.storageFolder, { recursive: true });
      await writeFile(press.storageFolder, 'not a folder');
      const pdf = await press.service.get(CertificatePdfService).pdf(certificate);
      const [first] = await pdf.toArray();
      expect((first as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    } finally {
      await press.close();
    }
  });
});
