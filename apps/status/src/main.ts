import { serve } from '@colophon/service-kit';
import { StatusModule } from './status.module';

void serve(StatusModule);
