import { Access, type Caller, CurrentCaller } from '@colophon/service-kit';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CertificateHtml, CertificateInput } from '../generated/schema';
import { CertificateService } from './certificate.service';

@Resolver()
@Access('signed-in')
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @Mutation()
  async renderCertificate(
    @Args('certificate') input: CertificateInput,
    @CurrentCaller() caller: Caller,
  ): Promise<CertificateHtml> {
    return { html: this.certificates.html(await this.certificates.find(caller.userId, input)) };
  }
}
