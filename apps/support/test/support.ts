import { bookPublished, userVerified, type EventData } from '@colophon/contracts';
import { Clock } from '@colophon/service-kit';
import { buildUserVerified, FixedClock, startService, TestInbox, type TestService } from '@colophon/testing';
import { supportDatabase } from '../src/database';
import { SupportModule } from '../src/support.module';
import { buildBook } from './factories';

/** Support on a database of its own, with a mail server that keeps what it gets. */
export interface SupportUnderTest {
  service: TestService;
  clock: FixedClock;
  inbox: TestInbox;
  stop(): Promise<void>;
}

export async function startSupport(): Promise<SupportUnderTest> {
  const clock = new FixedClock();
  const inbox = await TestInbox.start();
  const service = await startService(SupportModule, supportDatabase, {
    env: { SMTP_URL: inbox.url, PUBLIC_URL: 'https://colophon.example' },
    override: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  const stop = async () => {
    await service.close();
    await inbox.stop();
  };
  return { service, clock, inbox, stop };
}

export async function knownUser({ service }: SupportUnderTest): Promise<EventData<typeof userVerified>> {
  const user = buildUserVerified();
  await service.deliver(userVerified, user);
  return user;
}

export async function knownBook({ service }: SupportUnderTest): Promise<EventData<typeof bookPublished>> {
  const book = buildBook();
  await service.deliver(bookPublished, book);
  return book;
}
