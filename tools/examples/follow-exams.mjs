// Follows finished exams as a service outside this repository would. All it needs is the package `nats`:
//   NATS_URL=nats://localhost:4222 node follow-exams.mjs
import { AckPolicy, connect, DeliverPolicy, JSONCodec, nanos } from 'nats';

const STREAM = 'COLOPHON';
const SUBJECTS = ['colophon.exam.exam-finalized.v1', 'colophon.exam.exam-graded.v1'];
/** Yours alone: it is under this name that the server remembers how far you have come. */
const NAME = process.env.CONSUMER_NAME ?? 'example';
const ACK_WAIT_MS = 30_000;

const codec = JSONCodec();
const connection = await connect({ servers: process.env.NATS_URL, name: NAME });
const manager = await connection.jetstreamManager();

async function follow(subject) {
  const durable = `${NAME}-${subject.replaceAll('.', '-')}`;
  await manager.consumers.add(STREAM, {
    durable_name: durable,
    filter_subject: subject,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ACK_WAIT_MS),
    deliver_policy: DeliverPolicy.All,
  });
  const consumer = await connection.jetstream().consumers.get(STREAM, durable);
  for await (const message of await consumer.consume()) {
    try {
      await handle(codec.decode(message.data));
      message.ack();
    } catch (error) {
      console.error(`Trying again in five seconds: ${error.message}`);
      message.nak(5000);
    }
  }
}

/** Does the work. The same event may come twice: remember `event.id` together with what you did. */
async function handle(event) {
  const { sessionId, userId, bookId } = event.data;
  console.log(JSON.stringify({ id: event.id, type: event.type, sessionId, userId, bookId }));
}

process.once('SIGINT', () => void connection.drain());
await Promise.all(SUBJECTS.map(follow));
