import { z } from 'zod';
import { EVENT_CATALOGUE } from './event-catalogue';
import { cloudEventSchema, type EventContract } from './event-contract';

/** The AsyncAPI 3 document of every event, made from the schemas that publishers and subscribers run. */
export function renderAsyncApi(): Record<string, unknown> {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Colophon events',
      version: '1.0.0',
      description:
        'CloudEvents 1.0 in structured JSON mode over NATS JetStream, stream COLOPHON. Delivered at least once, in no order between subjects.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(EVENT_CATALOGUE.map((contract) => [contract.subject, channel(contract)])),
    operations: Object.fromEntries(
      EVENT_CATALOGUE.map((contract) => [operationId(contract), operation(contract)]),
    ),
    components: {
      messages: Object.fromEntries(EVENT_CATALOGUE.map((contract) => [contract.subject, message(contract)])),
    },
  };
}

function channel({ subject, summary }: EventContract) {
  return {
    address: subject,
    summary,
    messages: { event: { $ref: `#/components/messages/${subject}` } },
  };
}

function operation({ subject, summary }: EventContract) {
  return {
    action: 'send',
    summary,
    channel: { $ref: `#/channels/${subject}` },
  };
}

function operationId({ subject }: EventContract): string {
  return `send ${subject}`;
}

function message({ subject, summary, schema }: EventContract) {
  const envelope = cloudEventSchema.extend({ type: z.literal(subject), data: schema });
  return { name: subject, summary, payload: z.toJSONSchema(envelope, { io: 'input' }) };
}
