import type { ServiceName } from '@colophon/contracts';
import { SERVICE_NAME } from '@colophon/service-kit';
import {
  Inject,
  Injectable,
  Logger,
  OnApplicationBootstrap,
  BeforeApplicationShutdown,
} from '@nestjs/common';
import { DeadLetters } from './dead-letters';
import { EventDispatcher } from './event-dispatcher';
import { EventHandlers } from './event-handlers';
import { EVENT_TRANSPORT, type EventTransport } from './event-transport';
import { WakeUpCall } from './wake-up-call';

const REPLAY_POLL_MS = 2000;

/** Connects the transport to the service's handlers, and takes up the replays that operators ask for. */
@Injectable()
export class EventSubscriptions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventSubscriptions.name);
  private readonly replays = new WakeUpCall(
    () => this.replay(),
    REPLAY_POLL_MS,
    (error) => this.logger.warn({ message: 'Cannot replay dead letters', error: String(error) }),
  );

  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    private readonly handlers: EventHandlers,
    private readonly dispatcher: EventDispatcher,
    private readonly deadLetters: DeadLetters,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const subscriptions = this.handlers.all().map(({ contract: { subject } }) => ({
      subject,
      deliver: (event: unknown, attempt: number) => this.dispatcher.dispatch(subject, event, attempt),
    }));
    await this.transport.subscribe(this.service, subscriptions);
    if (subscriptions.length > 0) this.replays.call();
  }

  // Before the shutdown proper, because that closes the database in which a delivery ends.
  async beforeApplicationShutdown(): Promise<void> {
    await this.replays.stop();
    await this.transport.close();
  }

  private async replay(): Promise<void> {
    for (const letter of await this.deadLetters.requestedReplays()) {
      try {
        await this.dispatcher.handle(letter.subject, letter.event);
        await this.deadLetters.remove(letter);
      } catch (error) {
        await this.deadLetters.add(letter.subject, letter.event, 1, error);
      }
    }
  }
}
