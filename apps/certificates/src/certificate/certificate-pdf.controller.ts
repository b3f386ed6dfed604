import { Access, type Caller, CurrentCaller } from '@colophon/service-kit';
import { Body, Controller, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { CertificatePdfService } from './certificate-pdf.service';
import { CertificateService } from './certificate.service';
import { attachment } from './file-name';

/** A file, and therefore plain HTTP: the same input as `renderCertificate`, as JSON. */
@Controller('badges')
@Access('signed-in')
export class CertificatePdfController {
  constructor(
    private readonly certificates: CertificateService,
    private readonly pdfs: CertificatePdfService,
  ) {}

  @Post('pdf')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async download(@Body() input: unknown, @CurrentCaller() caller: Caller): Promise<StreamableFile> {
    const certificate = await this.certificates.find(caller.userId, input);
    const pdf = await this.pdfs.pdf(certificate);
    return new StreamableFile(pdf, { type: 'application/pdf', disposition: attachment(certificate) });
  }
}
