import { serve } from '@colophon/service-kit';
import { CatalogueModule } from './catalogue.module';

void serve(CatalogueModule);
