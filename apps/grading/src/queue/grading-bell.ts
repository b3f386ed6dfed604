import { NotificationListener } from '@colophon/events';
import { DatabaseConfig, serviceUrl } from '@colophon/persistence';
import { Injectable, OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import { GRADING_CHANNEL } from './announcement';

/** Rings in every process when answers can be taken; also after its connection was lost and is back. */
@Injectable()
export class GradingBell implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly hearers = new Set<() => void>();
  private readonly listener: NotificationListener;

  constructor() {
    const handlers = new Map([[GRADING_CHANNEL, () => this.ring()]]);
    this.listener = new NotificationListener(serviceUrl('grading', new DatabaseConfig()), handlers);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listener.stop();
  }

  hear(hearer: () => void): void {
    this.hearers.add(hearer);
  }

  private ring(): void {
    for (const hearer of this.hearers) hearer();
  }
}
