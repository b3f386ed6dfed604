import { Client } from 'pg';

const RECONNECT_MS = 1000;

/** A connection of its own that listens for PostgreSQL notifications and comes back when it is lost. */
export class NotificationListener {
  private client: Client | undefined;
  private reconnecting: NodeJS.Timeout | undefined;
  private stopped = false;

  /** @param handlers by channel; also called after each (re)connect, for what was missed meanwhile. */
  constructor(
    private readonly url: string,
    private readonly handlers: ReadonlyMap<string, () => void>,
  ) {}

  async start(): Promise<void> {
    if (this.stopped) return;
    const client = new Client({ connectionString: this.url, application_name: 'colophon_listener' });
    this.client = client;
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    client.on('notification', ({ channel }) => this.handlers.get(channel)?.());
    try {
      await client.connect();
      for (const channel of this.handlers.keys())
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      for (const handle of this.handlers.values()) handle();
    } catch {
      this.reconnect(client);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reconnecting);
    await this.client?.end().catch(() => undefined);
  }

  private reconnect(client: Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = undefined;
    client.removeAllListeners();
    client.on('error', () => undefined);
    void client.end().catch(() => undefined);
    this.reconnecting = setTimeout(() => void this.start(), RECONNECT_MS);
  }
}
