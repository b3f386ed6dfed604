import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookPublished, examGraded, userVerified } from '@colophon/contracts';
import type { Caller } from '@colophon/service-kit';
import {
  buildBookPublished,
  buildCaller,
  buildExamGraded,
  buildUserVerified,
  startService,
  type StartOptions,
  type TestService,
} from '@colophon/testing';
import { CertificatesModule } from '../src/certificates.module';
import { certificatesDatabase } from '../src/database';
import type { Badge } from '../src/generated/schema';

export const PUBLIC_URL = 'https://colophon.example';

const MY_BADGES = `{ myBadges {
  id badgeId bookId bookTitle holderName score issuedOn primaryHex accentHex
} }`;

/** The certificates service with a storage folder of its own, for tests that issue and print. */
export class Press {
  private constructor(
    readonly service: TestService,
    readonly storageFolder: string,
  ) {}

  static async open({ env, override }: StartOptions = {}): Promise<Press> {
    const storageFolder = await mkdtemp(join(tmpdir(), 'colophon-press-'));
    const settings = { PUBLIC_URL, STORAGE_DIR: storageFolder, ...env };
    const service = await startService(CertificatesModule, certificatesDatabase, { env: settings, override });
    return new Press(service, storageFolder);
  }

  async close(): Promise<void> {
    await this.service.close();
    await rm(this.storageFolder, { recursive: true, force: true });
  }

  publishBook(overrides: Parameters<typeof buildBookPublished>[0] = {}): Promise<void> {
    return this.service.deliver(bookPublished, buildBookPublished(overrides));
  }

  /** A learner whose name the service has heard of. */
  async learner(name = 'Ada Lovelace'): Promise<Caller> {
    const caller = buildCaller({ name });
    await this.service.deliver(userVerified, buildUserVerified({ userId: caller.userId, name }));
    return caller;
  }

  pass({ userId }: Caller, overrides: Parameters<typeof buildExamGraded>[0] = {}): Promise<void> {
    return this.service.deliver(examGraded, buildExamGraded({ userId, ...overrides }));
  }

  async badgesOf(caller: Caller): Promise<Badge[]> {
    const { data } = await this.service.graphql<{ myBadges: Badge[] }>(MY_BADGES, {}, caller);
    return data.myBadges;
  }

  /** A learner who has earned the badge of a book. */
  async holder(name?: string): Promise<{ caller: Caller; badge: Badge }> {
    const caller = await this.learner(name);
    await this.pass(caller);
    const [badge] = await this.badgesOf(caller);
    if (!badge) throw new Error('No badge was issued');
    return { caller, badge };
  }
}
