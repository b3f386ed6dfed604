import { randomBytes } from 'node:crypto';
import { checkoutShape, checkoutStatus } from '../shapes/checkout-session';
import { disputeShape, invoiceShape } from '../shapes/invoice';
import { subscriptionShape } from '../shapes/subscription';
import type {
  CheckoutRecord,
  CustomerRecord,
  EmulatorState,
  InvoiceRecord,
  PortalRecord,
  SubscriptionRecord,
} from './records';
import {
  applyAction,
  begin,
  type Change,
  type PortalAction,
  type SubscriptionEventType,
} from './subscription-cycle';

/** Tells the world: queues a webhook about `subject`, in the same state that the change is in. */
export type Publish = (type: string, subject: { now: object; before?: object | undefined }) => void;

export interface AccountOptions {
  state: EmulatorState;
  now: () => Date;
  pagesUrl: string;
  publish: Publish;
}

const CHECKOUT_LIFETIME_SECONDS = 86_400;

/** One Stripe account: what there is, and what can happen to it. Every method is synchronous and so atomic. */
export class Account {
  constructor(private readonly options: AccountOptions) {}

  get state(): EmulatorState {
    return this.options.state;
  }

  now(): number {
    return Math.floor(this.options.now().getTime() / 1000);
  }

  createCustomer(input: Pick<CustomerRecord, 'email' | 'name' | 'metadata'>): CustomerRecord {
    const customer = { ...input, id: newId('cus'), created: this.now() };
    this.state.customers[customer.id] = customer;
    return customer;
  }

  createCheckout(
    input: Omit<CheckoutRecord, 'id' | 'created' | 'expiresAt' | 'subscriptionId' | 'invoiceId'>,
  ): CheckoutRecord {
    const created = this.now();
    const expiresAt = created + CHECKOUT_LIFETIME_SECONDS;
    const checkout = {
      ...input,
      id: newId('cs_test'),
      created,
      expiresAt,
      subscriptionId: null,
      invoiceId: null,
    };
    this.state.checkouts[checkout.id] = checkout;
    return checkout;
  }

  createPortal(input: Pick<PortalRecord, 'customerId' | 'returnUrl'>): PortalRecord {
    const portal = { ...input, id: newId('bps'), created: this.now() };
    this.state.portals[portal.id] = portal;
    return portal;
  }

  subscriptionsOf(customerId: string): SubscriptionRecord[] {
    return Object.values(this.state.subscriptions)
      .filter((subscription) => subscription.customerId === customerId)
      .reverse();
  }

  checkoutUrl(checkout: CheckoutRecord): string {
    return `${this.options.pagesUrl}/checkout/${checkout.id}`;
  }

  portalUrl(portal: PortalRecord): string {
    return `${this.options.pagesUrl}/portal/${portal.id}`;
  }

  shapeOfCheckout(checkout: CheckoutRecord): ReturnType<typeof checkoutShape> {
    const customer = this.state.customers[checkout.customerId];
    if (!customer) throw new Error(`Checkout ${checkout.id} has lost its customer`);
    return checkoutShape(checkout, { customer, url: this.checkoutUrl(checkout), now: this.now() });
  }

  /** Pays an open checkout: a subscription begins. Paying a completed one again changes nothing. */
  pay(checkout: CheckoutRecord): void {
    if (checkoutStatus(checkout, this.now()) !== 'open') return;
    const ids = { subscriptionId: newId('sub'), itemId: newId('si'), invoiceId: newId('in') };
    const change = begin(checkout, ids, this.now());
    checkout.subscriptionId = change.subscription.id;
    checkout.invoiceId = change.invoice.id;
    this.apply(change);
    this.options.publish('checkout.session.completed', { now: this.shapeOfCheckout(checkout) });
  }

  /** Answers whether the action made sense for the subscription as it is. */
  act(action: PortalAction, subscription: SubscriptionRecord): boolean {
    const moment = { now: this.now(), newInvoiceId: () => newId('in') };
    const change = applyAction(action, subscription, this.latestInvoice(subscription), moment);
    if (change) this.apply(change, subscription);
    return change !== null;
  }

  /** Lets the time that has passed take effect: periods that ended are renewed, or end as asked. */
  catchUp(): boolean {
    let changed = false;
    for (const { id } of Object.values(this.state.subscriptions)) {
      let subscription = this.state.subscriptions[id];
      while (subscription?.status === 'active' && subscription.periodEnd <= this.now()) {
        this.act('renew', subscription);
        changed = true;
        subscription = this.state.subscriptions[id];
      }
    }
    return changed;
  }

  private apply(change: Change, before?: SubscriptionRecord): void {
    this.state.subscriptions[change.subscription.id] = change.subscription;
    if (change.invoice) this.state.invoices[change.invoice.id] = change.invoice;
    for (const type of change.events)
      this.options.publish(type, this.subjectOf(type, change.subscription, before));
  }

  private subjectOf(
    type: SubscriptionEventType,
    subscription: SubscriptionRecord,
    before?: SubscriptionRecord,
  ): { now: object; before?: object | undefined } {
    switch (type) {
      case 'customer.subscription.created':
      case 'customer.subscription.deleted':
        return { now: subscriptionShape(subscription) };
      case 'customer.subscription.updated':
        return { now: subscriptionShape(subscription), before: before && subscriptionShape(before) };
      case 'invoice.paid':
      case 'invoice.payment_failed':
        return { now: invoiceShape(this.latestInvoice(subscription)) };
      case 'charge.dispute.created':
        return { now: disputeShape(newId('du'), this.latestInvoice(subscription), this.now()) };
    }
  }

  private latestInvoice(subscription: SubscriptionRecord): InvoiceRecord {
    const invoice = this.state.invoices[subscription.latestInvoiceId];
    if (!invoice) throw new Error(`Subscription ${subscription.id} has lost its invoice`);
    return invoice;
  }
}

/** An id as Stripe makes them: a prefix that tells the kind, and random characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
