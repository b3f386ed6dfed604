import { Controller, Get, HttpCode } from '@nestjs/common';
import { Access } from './access';
import { DependencyChecks, type CheckState } from './dependency-checks';
import { Unavailable } from './errors';

/** Liveness and readiness for orchestrators; the dependencies for the status service. */
@Access('public')
@Controller('health')
export class HealthController {
  constructor(private readonly checks: DependencyChecks) {}

  /** The process answers. Says nothing of what it depends on, so that nobody restarts us for their failure. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The service can do its work: its database answers. */
  @Get('ready')
  @HttpCode(200)
  async ready(): Promise<{ status: 'ok' }> {
    const { database } = await this.checks.run(['database']);
    if (database === 'down') throw new Unavailable('The database does not answer.');
    return { status: 'ok' };
  }

  @Get('dependencies')
  dependencies(): Promise<Record<string, CheckState>> {
    return this.checks.run();
  }
}
