import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FileStorage } from '@colophon/storage';
import { Injectable, Logger } from '@nestjs/common';
import { PdfPrinter } from '../pdf/pdf-printer';
import type { Certificate } from './certificate';
import { CertificateService } from './certificate.service';

/** Prints each genuine certificate once and keeps it; samples are printed every time and never kept. */
@Injectable()
export class CertificatePdfService {
  private readonly logger = new Logger(CertificatePdfService.name);
  private readonly inPrint = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly certificates: CertificateService,
    private readonly printer: PdfPrinter,
    private readonly storage: FileStorage,
  ) {}

  /** @throws Unavailable when it is not stored and cannot be printed now. */
  async pdf(certificate: Certificate): Promise<Readable> {
    const html = this.certificates.html(certificate);
    if (!certificate.isGenuine) return streamOf(await this.printer.print(html));
    const key = storageKey(certificate.badgeId, html);
    return (await this.findStored(key)) ?? streamOf(await this.printOnce(key, html));
  }

  /** Storage that fails costs a print, not the certificate. */
  private async findStored(key: string): Promise<Readable | null> {
    try {
      return await this.storage.get(key);
    } catch (error) {
      this.report('A stored certificate could not be read', error);
      return null;
    }
  }

  /** Those who ask for the same certificate at once share one print. */
  private printOnce(key: string, html: string): Promise<Buffer> {
    const running = this.inPrint.get(key);
    if (running) return running;
    const printing = this.printAndStore(key, html).finally(() => this.inPrint.delete(key));
    this.inPrint.set(key, printing);
    return printing;
  }

  private async printAndStore(key: string, html: string): Promise<Buffer> {
    const pdf = await this.printer.print(html);
    await this.storage
      .put(key, pdf)
      .catch((error: unknown) => this.report('A certificate could not be stored', error));
    return pdf;
  }

  private report(message: string, error: unknown): void {
    this.logger.error({ message, error: String(error) });
  }
}

/** Of the page itself, so that a new template or address makes new files of its own accord. */
function storageKey(badgeId: string, html: string): string {
  const version = createHash('sha256').update(html).digest('hex').slice(0, 16);
  return `certificates/${badgeId}/${version}.pdf`;
}

function streamOf(pdf: Buffer): Readable {
  return Readable.from([pdf]);
}
