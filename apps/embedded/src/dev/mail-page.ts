import type { ReceivedMail, SmtpInbox } from '@colophon/mail/inbox';
import { html, type Markup } from '@colophon/service-kit';
import type { FastifyInstance } from 'fastify';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

interface Query {
  Querystring: { to?: string };
}

const schema = { querystring: { type: 'object', properties: { to: { type: 'string' } } } };

type Message = Omit<ReceivedMail, 'to'> & { to: string };

/** The inbox for people at /dev/mail, and for programs at /dev/mail/messages. */
export async function mailPage(app: FastifyInstance, { inbox }: { inbox: SmtpInbox }): Promise<void> {
  app.get<Query>('/dev/mail/messages', { schema }, async ({ query }) => messagesIn(inbox, query.to));
  app.get<Query>('/dev/mail', { schema }, async ({ query }, reply) => {
    void reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', POLICY);
    return renderPage(messagesIn(inbox, query.to)).source;
  });
}

/** One for each recipient, newest first; of one recipient, or of all. */
function messagesIn(inbox: SmtpInbox, wanted?: string): Message[] {
  return inbox.mails
    .flatMap((mail) => mail.to.map((to) => ({ ...mail, to })))
    .filter(({ to }) => !wanted || to === wanted.toLowerCase())
    .reverse();
}

function renderPage(messages: Message[]): Markup {
  const body = messages.length
    ? messages.map(renderMessage)
    : html`<p>No mail yet. Whatever Colophon sends arrives here.</p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mail - Colophon</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              1rem/1.6 Georgia,
              serif;
            max-width: 44rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          article {
            border-top: 1px solid;
            padding: 1rem 0;
          }
          h2 {
            font-size: 1.1rem;
            margin: 0;
          }
          pre {
            white-space: pre-wrap;
            font: inherit;
            margin: 0.75rem 0 0;
          }
          .about {
            font-size: 0.875rem;
            margin: 0;
          }
        </style>
      </head>
      <body>
        <h1>Mail</h1>
        <p class="about">
          Mail of this installation is not delivered to anybody; it is kept here until the next restart.
        </p>
        <main>${body}</main>
      </body>
    </html>`;
}

function renderMessage({ to, subject, text, receivedAt }: Message): Markup {
  return html`<article>
    <h2>${subject}</h2>
    <p class="about">To ${to}, <time datetime="${receivedAt}">${receivedAt}</time></p>
    <pre>${text}</pre>
  </article>`;
}
