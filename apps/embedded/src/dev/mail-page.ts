import type { FastifyInstance } from 'fastify';
import type { MailInbox, ReceivedMessage } from './mail-inbox';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The inbox for people at /dev/mail, and for programs at /dev/mail/messages. */
export async function mailPage(app: FastifyInstance, { inbox }: { inbox: MailInbox }): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/dev/mail/messages', async ({ query }) => inbox.read(query.to));
  app.get<{ Querystring: { to?: string } }>('/dev/mail', async ({ query }, reply) => {
    void reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', POLICY);
    return renderPage(inbox.read(query.to));
  });
}

function renderPage(messages: ReceivedMessage[]): string {
  const body = messages.length
    ? messages.map(renderMessage).join('')
    : '<p>No mail yet. Whatever Colophon sends arrives here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail - Colophon</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.6 Georgia, serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid; padding: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
pre { white-space: pre-wrap; font: inherit; margin: 0.75rem 0 0; }
.about { font-size: 0.875rem; margin: 0; }
</style>
</head>
<body>
<h1>Mail</h1>
<p class="about">Mail of this installation is not delivered to anybody; it is kept here until the next restart.</p>
<main>${body}</main>
</body>
</html>`;
}

function renderMessage({ to, subject, text, receivedAt }: ReceivedMessage): string {
  return `<article><h2>${escape(subject)}</h2>
<p class="about">To ${escape(to)}, <time datetime="${escape(receivedAt)}">${escape(receivedAt)}</time></p>
<pre>${escape(text)}</pre></article>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
