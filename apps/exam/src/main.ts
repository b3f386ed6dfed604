import { serve } from '@colophon/service-kit';
import { ExamModule } from './exam.module';

void serve(ExamModule);
