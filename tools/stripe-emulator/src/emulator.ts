import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account, newId, type Publish } from './account/account';
import { StateFile } from './account/state-file';
import { handleApi } from './api/handle-api';
import { handlePage } from './pages/handle-page';
import { eventShape } from './shapes/event';
import { Courier, defaultRetryDelayMs } from './webhooks/courier';

export interface StripeEmulatorOptions {
  /** JSON file that keeps customers, subscriptions and undelivered webhooks. */
  stateFile: string;
  /** The API key that callers must present; a test key, `sk_test_…`. */
  secretKey: string;
  webhookUrl: string;
  webhookSecret: string;
  /** Address under which people reach the hosted pages, e.g. http://localhost:4000/dev/stripe. */
  pagesUrl: string;
  now?: () => Date;
  /** How long to wait after the given number of failed attempts to deliver a webhook. */
  retryDelayMs?: (attempts: number) => number;
}

export interface StripeEmulator {
  /** Opens the API (and the pages too) on an address of its own; by default a free port of the loopback interface. */
  listen(address?: { host?: string; port?: number }): Promise<{ host: string; port: number }>;
  /** Answers a request below `pagesUrl`; its body must not have been read by a parser before. */
  handlePage(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves once every webhook has been accepted. */
  delivered(): Promise<void>;
  close(): Promise<void>;
}

const CATCH_UP_INTERVAL_MS = 60_000;

/** Plays the part of Stripe that a subscription needs: API, hosted pages and signed webhooks. No money moves. */
export function createStripeEmulator(options: StripeEmulatorOptions): StripeEmulator {
  if (!options.secretKey.startsWith('sk_test_')) {
    throw new Error('The Stripe emulator only takes a test key (sk_test_…)');
  }
  const settings = { ...options, pagesUrl: options.pagesUrl.replace(/\/+$/, '') };
  let running: Promise<RunningEmulator> | undefined;
  const run = (): Promise<RunningEmulator> => (running ??= RunningEmulator.start(settings));
  return {
    listen: async (address) => (await run()).listen(address),
    handlePage: async (request, response) => (await run()).handlePage(request, response),
    delivered: async () => (await run()).courier.delivered(),
    close: async () => (await running)?.close(),
  };
}

class RunningEmulator {
  private readonly server: Server;
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly settings: StripeEmulatorOptions,
    private readonly file: StateFile,
    private readonly account: Account,
    readonly courier: Courier,
  ) {
    this.server = createServer((request, response) => void this.answer(request, response));
    this.timer = setInterval(() => this.catchUp(), CATCH_UP_INTERVAL_MS).unref();
    this.catchUp();
  }

  static async start(settings: StripeEmulatorOptions): Promise<RunningEmulator> {
    const file = await StateFile.open(settings.stateFile);
    const now = settings.now ?? (() => new Date());
    const publish: Publish = (type, subject) => {
      const event = eventShape(newId('evt'), type, Math.floor(now().getTime() / 1000), subject);
      const payload = JSON.stringify(event, null, 2);
      const createdAtMs = Date.now();
      file.state.deliveries.push({
        eventId: event.id,
        payload,
        attempts: 0,
        createdAtMs,
        nextAttemptAtMs: createdAtMs,
      });
    };
    const courier = new Courier({
      file,
      url: settings.webhookUrl,
      secret: settings.webhookSecret,
      now,
      retryDelayMs: settings.retryDelayMs ?? defaultRetryDelayMs,
    });
    const account = new Account({ state: file.state, now, pagesUrl: settings.pagesUrl, publish });
    return new RunningEmulator(settings, file, account, courier);
  }

  async listen({ host = '127.0.0.1', port = 0 }: { host?: string; port?: number } = {}): Promise<{
    host: string;
    port: number;
  }> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject).listen(port, host, resolve);
    });
    return { host, port: (this.server.address() as AddressInfo).port };
  }

  /** The change is on disk before the answer goes out; only then are its webhooks sent. */
  async handlePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await handlePage(
      { account: this.account, file: this.file, pagesUrl: this.settings.pagesUrl },
      request,
      response,
    );
    this.courier.dispatch();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await Promise.all([closed, this.courier.stop()]);
    await this.file.save();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (!path.startsWith('/v1/')) return this.handlePage(request, response);
    return handleApi(
      { account: this.account, file: this.file, secretKey: this.settings.secretKey },
      request,
      response,
    );
  }

  private catchUp(): void {
    if (this.account.catchUp()) void this.file.save();
    this.courier.dispatch();
  }
}
