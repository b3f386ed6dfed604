import { serve } from '@colophon/service-kit';
import { BillingModule } from './billing.module';

void serve(BillingModule);
