import type { EventContract, EventData } from '@colophon/contracts';
import { Clock, continueTrace, currentTraceparent, SERVICE_NAME } from '@colophon/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CloudEvent } from 'cloudevents';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** Where a service records the facts that others shall hear of. */
@Injectable()
export class Outbox {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an event in the transaction of the state change it tells of: both commit, or neither.
   * @param options.about id of the thing the event is about, for subscribers that filter.
   * @throws ZodError when the data does not fit the contract, which is a defect of the publisher.
   */
  async add<Contract extends EventContract>(
    manager: EntityManager,
    contract: Contract,
    data: EventData<Contract>,
    options: { about?: string } = {},
  ): Promise<void> {
    const event = new CloudEvent({
      id: randomUUID(),
      source: `/colophon/${this.service}`,
      type: contract.subject,
      subject: options.about,
      time: this.clock.now().toISOString(),
      datacontenttype: 'application/json',
      traceparent: continueTrace(currentTraceparent()),
      data: contract.schema.parse(data),
    });
    await manager.query('insert into outbox (id, subject, event) values ($1, $2, $3)', [
      event.id,
      contract.subject,
      event.toJSON(),
    ]);
  }
}
