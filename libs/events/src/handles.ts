import type { CloudEventEnvelope, EventContract, EventData } from '@colophon/contracts';
import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export const HANDLED_CONTRACT = 'colophon:handled-contract';

export interface Delivery {
  event: CloudEventEnvelope;
  /** The transaction in which the event is recorded as handled; everything the handler does goes through it. */
  manager: EntityManager;
}

type Handle<Contract extends EventContract> = (
  data: EventData<Contract>,
  delivery: Delivery,
) => Promise<void>;

/** Marks the method of a provider that handles an event; one handler a service and event. */
export function Handles<Contract extends EventContract>(contract: Contract) {
  return (target: object, key: string, descriptor: TypedPropertyDescriptor<Handle<Contract>>): void => {
    SetMetadata(HANDLED_CONTRACT, contract)(target, key, descriptor);
  };
}

/** An event that no further try can make sense of. It goes to the dead letters at once. */
export class PoisonEvent extends Error {
  override readonly name = 'PoisonEvent';
}

/**
 * The event needs another that has not arrived: subjects keep no order between them. It is tried again for as
 * long as the service that says the other may be down.
 */
export class NotKnownYet extends Error {
  override readonly name = 'NotKnownYet';

  constructor(what: string) {
    super(`${what} is not known here yet`);
  }
}
