import { join } from 'node:path';
import { EventsModule } from '@colophon/events';
import { PersistenceModule } from '@colophon/persistence';
import { ServiceKitModule } from '@colophon/service-kit';
import { Module } from '@nestjs/common';
import { StatusConfig } from './config';
import { statusDatabase } from './database';
import { GatewayProbe } from './health/gateway-probe';
import { StatusResolver } from './health/status.resolver';
import { StatusService } from './health/status.service';

@Module({
  imports: [
    ServiceKitModule.forService({ service: 'status', schemaPath: join(__dirname, '../schema.graphql') }),
    PersistenceModule.forService(statusDatabase),
    EventsModule.forService('status'),
  ],
  providers: [StatusConfig, GatewayProbe, StatusService, StatusResolver],
})
export class StatusModule {}
