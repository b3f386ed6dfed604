import { SmtpInbox } from '@colophon/mail/inbox';
import fastify, { type FastifyInstance } from 'fastify';
import { mailPage } from './mail-page';

describe('the mail page', () => {
  let app: FastifyInstance;
  let inbox: SmtpInbox;

  beforeAll(async () => {
    inbox = new SmtpInbox();
    app = fastify();
    await app.register(mailPage, { inbox });
  });

  afterAll(async () => {
    await app.close();
  });

  it.each(['/dev/mail', '/dev/mail/messages'])(
    '%s shows the mail of one address, or of all',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(200);
      expect((await app.inject(`${path}?to=a@example.org`)).statusCode).toBe(200);
      expect((await app.inject(`${path}?to=a@example.org&to=b@example.org`)).statusCode).toBe(400);
    },
  );
});
