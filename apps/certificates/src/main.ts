import { serve } from '@colophon/service-kit';
import { CertificatesModule } from './certificates.module';

void serve(CertificatesModule);
