import { Clock, DependencyChecks } from '@colophon/service-kit';
import { Injectable } from '@nestjs/common';
import type { Status } from '../generated/schema';
import { GatewayProbe } from './gateway-probe';
import { type Checks, overallState } from './overall-state';

const KEPT_MS = 5000;

/** However many ask, everything is probed once in a few seconds. */
@Injectable()
export class StatusService {
  private latest: Status | undefined;
  private probing: Promise<Status> | undefined;

  constructor(
    private readonly probe: GatewayProbe,
    private readonly own: DependencyChecks,
    private readonly clock: Clock,
  ) {}

  /** Never fails because something is down. */
  current(): Promise<Status> {
    const now = this.clock.now().getTime();
    if (this.latest && now - Date.parse(this.latest.timestamp) < KEPT_MS) return Promise.resolve(this.latest);
    this.probing ??= this.probeAll().finally(() => {
      this.probing = undefined;
    });
    return this.probing;
  }

  private async probeAll(): Promise<Status> {
    const [api, { database = 'down' }, billing, grading, certificates] = await Promise.all([
      this.probe.isReady(),
      this.own.run(['database']),
      ...(['billing', 'grading', 'certificates'] as const).map((service) =>
        this.probe.dependenciesOf(service),
      ),
    ]);
    const checks: Checks = {
      api,
      database,
      stripe: billing?.stripe ?? 'down',
      openai: grading?.openai ?? 'down',
      storage: certificates?.storage ?? 'down',
      pdf: certificates?.pdf ?? 'down',
    };
    this.latest = { overall: overallState(checks), timestamp: this.clock.now().toISOString(), checks };
    return this.latest;
  }
}
