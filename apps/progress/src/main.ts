import { serve } from '@colophon/service-kit';
import { ProgressModule } from './progress.module';

void serve(ProgressModule);
