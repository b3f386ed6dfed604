import { Clock } from '@colophon/service-kit';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const EVERY_MS = 10 * 60_000;
const KEEP_CODES_MS = 24 * 3_600_000;

/** Deletes what has run out, so that questions about addresses nobody has do not fill the disk. */
@Injectable()
export class ExpirySweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ExpirySweep.name);
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping = this.sweep().catch((error: unknown) => this.logger.warn(error));
    }, EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const codesBefore = new Date(now.getTime() - KEEP_CODES_MS);
    await this.dataSource.query('delete from verification_codes where expires_at < $1', [codesBefore]);
    await this.dataSource.query('delete from login_attempts where window_ends_at < $1', [now]);
    await this.dataSource.query('delete from refresh_sessions where expires_at < $1', [now]);
  }
}
