import { serve } from '@colophon/service-kit';
import { IdentityModule } from './identity.module';

void serve(IdentityModule);
