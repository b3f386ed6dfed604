import { serve } from '@colophon/service-kit';
import { SupportModule } from './support.module';

void serve(SupportModule);
