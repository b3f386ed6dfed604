import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '../account/account';
import type { StateFile } from '../account/state-file';
import { BodyTooLarge, readBody } from '../api/http-body';
import { decideCheckout, showCheckout } from './checkout-page';
import { html } from './html';
import { actInPortal, showPortal } from './portal-page';
import { type PageReply, show } from './reply';

interface PageCall {
  isPost: boolean;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
}

/** Answers one request to a hosted page. The request's body must not have been read yet. */
export async function handlePage(
  { account, file, pagesUrl }: { account: Account; file: StateFile; pagesUrl: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let reply: PageReply;
  try {
    reply = pageFor(account, await readCall(request, new URL(pagesUrl).pathname));
    if (request.method === 'POST') await file.save();
  } catch (error) {
    reply = failure(error);
  }
  response.writeHead(reply.status, {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...('location' in reply ? { location: reply.location } : { 'content-type': 'text/html; charset=utf-8' }),
  });
  response.end('html' in reply && request.method !== 'HEAD' ? reply.html : undefined);
}

function failure(error: unknown): PageReply {
  if (error instanceof BodyTooLarge) return show('Too large', html`<h1>The form is too large</h1>`, 413);
  console.error('The Stripe emulator failed', error);
  return show(
    'Failed',
    html`<h1>The emulator failed</h1>
      <p>Its log says why.</p>`,
    500,
  );
}

async function readCall(request: IncomingMessage, mountPath: string): Promise<PageCall> {
  const url = new URL(request.url ?? '/', 'http://emulator');
  const mounted = mountPath !== '/' && url.pathname.startsWith(mountPath);
  const isPost = request.method === 'POST';
  return {
    isPost,
    path: mounted ? url.pathname.slice(mountPath.length) : url.pathname,
    query: url.searchParams,
    form: new URLSearchParams(isPost ? await readBody(request) : ''),
  };
}

function pageFor(account: Account, { isPost, path, query, form }: PageCall): PageReply {
  const [, kind, id = ''] = path.split('/');
  if (kind === 'checkout' && Object.hasOwn(account.state.checkouts, id)) {
    const checkout = account.state.checkouts[id];
    if (checkout) {
      return isPost
        ? decideCheckout(account, checkout, form.get('outcome'))
        : showCheckout(account, checkout);
    }
  }
  if (kind === 'portal' && Object.hasOwn(account.state.portals, id)) {
    const portal = account.state.portals[id];
    if (portal) {
      return isPost
        ? actInPortal(account, portal, form.get('action'))
        : showPortal(account, portal, query.get('done'));
    }
  }
  return show(
    'Not found',
    html`<section>
      <h1>Nothing here</h1>
      <p>Checkout and portal pages open from the shop's billing page.</p>
    </section>`,
    404,
  );
}
