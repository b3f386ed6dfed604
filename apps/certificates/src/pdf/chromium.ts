import { Unavailable } from '@colophon/service-kit';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Browser, Page } from 'playwright-core';
import { ChromiumExecutables } from './chromium-executables';
import { launchChromium, launches } from './launch-chromium';
import { openPage } from './open-page';
import { RenderSlots } from './render-slots';

const PAGES_AT_ONCE = 2;
const PAGES_IN_LINE = 60;
const PAGE_TIMEOUT_MS = 20_000;
const IDLE_MS = 5 * 60_000;

/** One browser, started at the first use, closed after minutes without any, and started again when it crashed. */
@Injectable()
export class Chromium implements OnApplicationShutdown {
  private readonly logger = new Logger(Chromium.name);
  private readonly slots = new RenderSlots(PAGES_AT_ONCE, PAGES_IN_LINE);
  private browser: Promise<Browser> | undefined;
  private next: { browser: Browser; page: Promise<Page> } | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly executables: ChromiumExecutables) {}

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.close();
  }

  /**
   * Works on a fresh page that runs no script and reaches neither network nor files.
   * @throws Unavailable when there is no browser, it crashes, or the page takes too long.
   */
  withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
    return this.slots.run(async () => {
      clearTimeout(this.idleTimer);
      try {
        return await this.onFreshPage(await this.running(), work);
      } finally {
        this.closeWhenIdle();
      }
    });
  }

  private async onFreshPage<Result>(
    browser: Browser,
    work: (page: Page) => Promise<Result>,
  ): Promise<Result> {
    let page: Page | undefined;
    // Closing the context makes whatever the page is at fail.
    const timer = setTimeout(() => void page?.context().close(), PAGE_TIMEOUT_MS);
    try {
      page = await this.takePage(browser);
      return await work(page);
    } catch (error) {
      this.logger.error({ message: 'A page could not be printed', error: String(error) });
      throw new Unavailable('The certificate cannot be printed right now. Try again in a moment.');
    } finally {
      clearTimeout(timer);
      await page
        ?.context()
        .close()
        .catch(() => undefined);
    }
  }

  /** Opening a page takes as long as printing one, so the next is opened already while this one is at work. */
  private takePage(browser: Browser): Promise<Page> {
    const open = () => openPage(browser);
    const page = this.next?.browser === browser ? this.next.page.catch(open) : open();
    const following = page.then(open);
    following.catch(() => undefined);
    this.next = { browser, page: following };
    return page;
  }

  private running(): Promise<Browser> {
    if (this.browser) return this.browser;
    const launching = this.launchAny();
    this.browser = launching;
    const forget = (): void => {
      if (this.browser === launching) this.browser = undefined;
    };
    launching.then((browser) => browser.once('disconnected', forget), forget);
    return launching;
  }

  private async launchAny(): Promise<Browser> {
    for (const launch of launches(await this.executables.all(), process.getuid?.() === 0)) {
      if (this.stopped) break;
      const { executable, isSandboxed } = launch;
      try {
        const browser = await launchChromium(launch);
        this.logger.log({ message: 'Chromium started', path: executable.path, isSandboxed });
        return browser;
      } catch (error) {
        this.logger.warn({
          message: 'Chromium did not start',
          path: executable.path,
          isSandboxed,
          error: String(error),
        });
      }
    }
    throw new Unavailable('Certificates cannot be printed: no Chromium can be started on the server.', 60);
  }

  private closeWhenIdle(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => void this.close(), IDLE_MS);
    this.idleTimer.unref();
  }

  private async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    const closing = this.browser;
    this.browser = undefined;
    this.next = undefined;
    await closing?.then((browser) => browser.close()).catch(() => undefined);
  }
}
