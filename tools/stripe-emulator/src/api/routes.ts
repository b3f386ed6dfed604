import type { Account } from '../account/account';
import { PLAN } from '../account/plan';
import { customerShape } from '../shapes/customer';
import { listShape, type WireList } from '../shapes/list';
import { portalShape } from '../shapes/portal-session';
import { priceShape, productShape } from '../shapes/price';
import { subscriptionShape } from '../shapes/subscription';
import { readParameters } from './form';
import * as parameters from './parameters';
import { missingResource, StripeApiError } from './stripe-error';

export interface ApiCall {
  method: string;
  path: string;
  /** The body's or, of a GET, the query's. */
  parameters: Record<string, unknown>;
}

type Handler = (account: Account, input: Record<string, unknown>, id: string) => object;

const ROUTES: [method: string, pattern: RegExp, handler: Handler][] = [
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers$/, listCustomers],
  ['GET', /^\/v1\/customers\/([^/]+)$/, retrieveCustomer],
  ['POST', /^\/v1\/checkout\/sessions$/, createCheckout],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, retrieveCheckout],
  ['GET', /^\/v1\/subscriptions$/, listSubscriptions],
  ['GET', /^\/v1\/subscriptions\/([^/]+)$/, retrieveSubscription],
  ['POST', /^\/v1\/billing_portal\/sessions$/, createPortal],
  ['GET', /^\/v1\/prices\/([^/]+)$/, retrievePrice],
  ['GET', /^\/v1\/products\/([^/]+)$/, retrieveProduct],
];

/** Carries out one call of the API on the account; refusals are thrown as StripeApiError. */
export function route(account: Account, call: ApiCall): object {
  for (const [method, pattern, handler] of ROUTES) {
    const match = call.method === method ? pattern.exec(call.path) : null;
    if (match) return handler(account, call.parameters, decodeURIComponent(match[1] ?? ''));
  }
  throw new StripeApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path}): the emulator does not speak this part of Stripe's API.`,
  });
}

function createCustomer(account: Account, input: Record<string, unknown>): object {
  const { email = null, name = null, metadata } = readParameters(parameters.createCustomer, input);
  return customerShape(account.createCustomer({ email, name, metadata }));
}

function listCustomers(account: Account, input: Record<string, unknown>): object {
  const query = readParameters(parameters.listCustomers, input);
  const found = Object.values(account.state.customers)
    .filter(({ email }) => query.email === undefined || email === query.email)
    .reverse();
  return pageOf('/v1/customers', found.map(customerShape), query);
}

function retrieveCustomer(account: Account, input: Record<string, unknown>, id: string): object {
  readParameters(parameters.retrieve, input);
  return customerShape(known(account.state.customers, 'customer', id));
}

function createCheckout(account: Account, input: Record<string, unknown>): object {
  const query = readParameters(parameters.createCheckout, input);
  known(account.state.customers, 'customer', query.customer, 'customer');
  const checkout = account.createCheckout({
    customerId: query.customer,
    priceId: query.line_items[0]?.price ?? '',
    quantity: 1,
    successUrl: query.success_url,
    cancelUrl: query.cancel_url ?? null,
    clientReferenceId: query.client_reference_id ?? null,
    metadata: query.metadata,
    subscriptionMetadata: query.subscription_data.metadata,
  });
  return account.shapeOfCheckout(checkout);
}

function retrieveCheckout(account: Account, input: Record<string, unknown>, id: string): object {
  readParameters(parameters.retrieve, input);
  return account.shapeOfCheckout(known(account.state.checkouts, 'checkout.session', id));
}

function listSubscriptions(account: Account, input: Record<string, unknown>): object {
  const query = readParameters(parameters.listSubscriptions, input);
  const found = Object.values(account.state.subscriptions)
    .filter(({ customerId }) => query.customer === undefined || customerId === query.customer)
    .filter(({ status }) => hasStatus(status, query.status))
    .reverse();
  return pageOf('/v1/subscriptions', found.map(subscriptionShape), query);
}

/** Without a wish for a status, ended subscriptions are left out. */
function hasStatus(status: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'ended') return status === 'canceled';
  return wanted === 'all' || wanted === status;
}

function retrieveSubscription(account: Account, input: Record<string, unknown>, id: string): object {
  readParameters(parameters.retrieve, input);
  return subscriptionShape(known(account.state.subscriptions, 'subscription', id));
}

function createPortal(account: Account, input: Record<string, unknown>): object {
  const query = readParameters(parameters.createPortal, input);
  known(account.state.customers, 'customer', query.customer, 'customer');
  const portal = account.createPortal({ customerId: query.customer, returnUrl: query.return_url ?? null });
  return portalShape(portal, account.portalUrl(portal));
}

function retrievePrice(_account: Account, input: Record<string, unknown>, id: string): object {
  readParameters(parameters.retrieve, input);
  return priceShape(id);
}

function retrieveProduct(_account: Account, input: Record<string, unknown>, id: string): object {
  readParameters(parameters.retrieve, input);
  if (id !== PLAN.productId) throw missingResource('product', id);
  return productShape();
}

function known<Thing>(things: Record<string, Thing>, kind: string, id: string, param?: string): Thing {
  const thing = Object.hasOwn(things, id) ? things[id] : undefined;
  if (!thing) throw missingResource(kind, id, param);
  return thing;
}

function pageOf<Item extends { id: string }>(
  url: string,
  items: Item[],
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
): WireList<Item> {
  const start = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  return listShape(url, items.slice(start, start + limit), items.length > start + limit);
}
