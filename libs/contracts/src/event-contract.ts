import { z } from 'zod';

/** What publishers and subscribers of one kind of event agree on. */
export interface EventContract<Schema extends z.ZodType = z.ZodType> {
  /** `colophon.<context>.<event>.v<N>`: the NATS subject and the CloudEvents type alike. */
  readonly subject: string;
  readonly summary: string;
  readonly schema: Schema;
}

export type EventData<Contract extends EventContract> = z.infer<Contract['schema']>;

/** Describes an event; a reader ignores fields that it does not know, so that a version can only grow. */
export function defineEvent<Schema extends z.ZodType>(
  subject: `colophon.${string}.${string}.v${number}`,
  summary: string,
  schema: Schema,
): EventContract<Schema> {
  return { subject, summary, schema };
}

/** A CloudEvents 1.0 envelope in structured JSON mode, as it stands in outboxes and on the wire. */
export const cloudEventSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.uuid().describe('Unique for ever; also the NATS message id. Subscribers deduplicate by it.'),
  source: z.string().describe('The service that owns the fact, as /colophon/<service>.'),
  type: z.string().describe('The subject.'),
  subject: z.string().optional().describe('Id of the thing the event is about.'),
  time: z.iso.datetime().describe('When the fact was committed, UTC.'),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional().describe('W3C trace context of the request that caused the event.'),
  data: z.unknown(),
});

export type CloudEventEnvelope = z.infer<typeof cloudEventSchema>;
