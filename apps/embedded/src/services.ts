import { SERVICES, type ServiceName } from '@colophon/contracts';
import { BillingModule } from '@colophon/billing/module';
import { CatalogueModule } from '@colophon/catalogue/module';
import { CertificatesModule } from '@colophon/certificates/module';
import { ExamModule } from '@colophon/exam/module';
import { GradingModule } from '@colophon/grading/module';
import { IdentityModule } from '@colophon/identity/module';
import { ProgressModule } from '@colophon/progress/module';
import { createService } from '@colophon/service-kit';
import { StatusModule } from '@colophon/status/module';
import { SupportModule } from '@colophon/support/module';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const MODULES: Record<ServiceName, Type> = {
  identity: IdentityModule,
  catalogue: CatalogueModule,
  progress: ProgressModule,
  exam: ExamModule,
  grading: GradingModule,
  billing: BillingModule,
  certificates: CertificatesModule,
  support: SupportModule,
  status: StatusModule,
};

export type ServiceApps = Record<ServiceName, NestFastifyApplication>;

/** Boots all nine services in this process; none listens on a port. */
export async function bootServices(): Promise<ServiceApps> {
  const apps = await Promise.all(
    SERVICES.map(async (service) => {
      const app = await createService(MODULES[service]);
      await app.init();
      await app.getHttpAdapter().getInstance().ready();
      return [service, app] as const;
    }),
  );
  return Object.fromEntries(apps) as ServiceApps;
}

/** Stops them all, letting each finish what it has in hand. */
export async function closeServices(apps: ServiceApps): Promise<void> {
  await Promise.all(Object.values(apps).map((app) => app.close()));
}
