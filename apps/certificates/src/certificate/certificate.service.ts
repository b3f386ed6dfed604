import { Injectable } from '@nestjs/common';
import { BadgeService } from '../badge/badge.service';
import { CertificatesConfig } from '../config';
import { type Certificate, genuineCertificate } from './certificate';
import { certificateHtml } from './certificate-html';
import { readCertificateInput } from './certificate-input';

@Injectable()
export class CertificateService {
  constructor(
    private readonly badges: BadgeService,
    private readonly config: CertificatesConfig,
  ) {}

  /**
   * What a caller asks for by its badge id: from what was stored if that badge is theirs, else a sample of what
   * they sent.
   * @throws InvalidInput with messages by field.
   */
  async find(userId: string, input: unknown): Promise<Certificate> {
    const sample = readCertificateInput(input);
    const badge = await this.badges.findOwn(userId, sample.badgeId);
    return badge ? genuineCertificate(badge) : sample;
  }

  html(certificate: Certificate): string {
    return certificateHtml(certificate, this.config.PUBLIC_URL);
  }
}
