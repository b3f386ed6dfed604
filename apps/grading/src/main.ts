import { serve } from '@colophon/service-kit';
import { GradingModule } from './grading.module';

void serve(GradingModule);
