import type { CloudEventEnvelope } from '@colophon/contracts';
import {
  AckPolicy,
  connect,
  DeliverPolicy,
  DiscardPolicy,
  JSONCodec,
  nanos,
  RetentionPolicy,
  StorageType,
  type ConsumerMessages,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
  type NatsConnection,
} from 'nats';
import {
  ACKNOWLEDGEMENT_WAIT_MS,
  consumerName,
  HEARTBEAT_MS,
  type EventTransport,
  type Subscription,
} from './event-transport';

export const STREAM = 'COLOPHON';
const SUBJECTS = 'colophon.>';
const DAY_MS = 86_400_000;
const RETENTION_MS = 30 * DAY_MS;
const DUPLICATE_WINDOW_MS = 120_000;
const CONCURRENCY = 4;
const RESUBSCRIBE_MS = 1000;

const codec = JSONCodec<unknown>();

interface Session {
  connection: NatsConnection;
  manager: JetStreamManager;
  client: JetStreamClient;
}

/** Carries events through NATS JetStream: one durable pull consumer a service and subject. */
export class JetStreamTransport implements EventTransport {
  private session: Promise<Session> | undefined;
  private readonly consuming = new Set<ConsumerMessages>();
  private readonly loops: Promise<void>[] = [];
  private readonly inHand = new Set<Promise<void>>();
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  async publish(events: readonly CloudEventEnvelope[]): Promise<void> {
    const { client } = await this.open();
    try {
      await Promise.all(
        events.map((event) => client.publish(event.type, codec.encode(event), { msgID: event.id })),
      );
    } catch (error) {
      await this.ensureStream();
      throw error;
    }
  }

  async subscribe(service: string, subscriptions: readonly Subscription[]): Promise<void> {
    for (const subscription of subscriptions) this.loops.push(this.consume(service, subscription));
  }

  async storeId(): Promise<string> {
    const { manager } = await this.open();
    await this.ensureStream();
    const info = await manager.streams.info(STREAM);
    return `jetstream ${info.created}`;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const messages of this.consuming) messages.stop();
    await Promise.all(this.loops);
    await Promise.all(this.inHand);
    const session = await this.session?.catch(() => undefined);
    await session?.connection.drain().catch(() => undefined);
  }

  /** Connects on first use; a failed try is forgotten so that the next use tries again. */
  private open(): Promise<Session> {
    this.session ??= this.connect().catch((error: unknown) => {
      this.session = undefined;
      throw error;
    });
    return this.session;
  }

  private async connect(): Promise<Session> {
    const connection = await connect({
      servers: this.url.split(','),
      name: 'colophon',
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      timeout: 3000,
    });
    const manager = await connection.jetstreamManager({ checkAPI: false });
    const session = { connection, manager, client: connection.jetstream() };
    await ensureStream(manager);
    return session;
  }

  private async ensureStream(): Promise<void> {
    const { manager } = await this.open();
    await ensureStream(manager);
  }

  /** Consumes until closed, setting the consumer up again when it, the stream or the server went away. */
  private async consume(service: string, subscription: Subscription): Promise<void> {
    while (!this.closed) {
      try {
        await this.consumeOnce(consumerName(service, subscription.subject), subscription);
      } catch (error) {
        this.onError(error);
      }
      if (!this.closed) await pause(RESUBSCRIBE_MS);
    }
  }

  private async consumeOnce(durable: string, subscription: Subscription): Promise<void> {
    const { manager, client } = await this.open();
    await ensureStream(manager);
    await manager.consumers.add(STREAM, {
      durable_name: durable,
      filter_subject: subscription.subject,
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACKNOWLEDGEMENT_WAIT_MS),
      max_ack_pending: 256,
    });
    const consumer = await client.consumers.get(STREAM, durable);
    const messages = await consumer.consume({ max_messages: CONCURRENCY });
    this.consuming.add(messages);
    endWhenLost(messages).catch(this.onError);
    try {
      for await (const message of messages) {
        while (this.inHand.size >= CONCURRENCY * 4) await Promise.race(this.inHand);
        this.take(message, subscription);
      }
    } finally {
      this.consuming.delete(messages);
    }
  }

  private take(message: JsMsg, subscription: Subscription): void {
    const work = deliver(message, subscription)
      .catch(this.onError)
      .finally(() => this.inHand.delete(work));
    this.inHand.add(work);
  }
}

async function ensureStream(manager: JetStreamManager): Promise<void> {
  const known = await manager.streams.info(STREAM).catch(() => undefined);
  if (known) return;
  await manager.streams.add({
    name: STREAM,
    subjects: [SUBJECTS],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.Old,
    max_age: nanos(RETENTION_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  });
}

/** The iterator waits for ever when its consumer is deleted on the server; the status feed tells of it. */
async function endWhenLost(messages: ConsumerMessages): Promise<void> {
  for await (const status of await messages.status()) {
    if (/deleted|not_found|missed/.test(status.type)) messages.stop();
  }
}

async function deliver(message: JsMsg, subscription: Subscription): Promise<void> {
  const heartbeat = setInterval(() => message.working(), HEARTBEAT_MS);
  try {
    const outcome = await subscription.deliver(decode(message), message.info.deliveryCount);
    if (outcome.kind === 'done') message.ack();
    else message.nak(outcome.delayMs);
  } finally {
    clearInterval(heartbeat);
  }
}

/** What is no JSON goes on as text, so that it reaches the dead letters instead of being dropped. */
function decode(message: JsMsg): unknown {
  try {
    return codec.decode(message.data);
  } catch {
    return message.string();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((wake) => {
    setTimeout(wake, ms).unref();
  });
}
