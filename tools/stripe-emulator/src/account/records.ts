/** What the emulator remembers. Times are whole seconds since 1970, as in Stripe's API, unless named otherwise. */

export interface CustomerRecord {
  id: string;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  created: number;
}

export interface CheckoutRecord {
  id: string;
  customerId: string;
  priceId: string;
  quantity: number;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  created: number;
  expiresAt: number;
  /** Set once paid; a session without them is still open until `expiresAt`. */
  subscriptionId: string | null;
  invoiceId: string | null;
}

export interface SubscriptionRecord {
  id: string;
  itemId: string;
  customerId: string;
  priceId: string;
  quantity: number;
  status: 'active' | 'past_due' | 'canceled';
  metadata: Record<string, string>;
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  cancellationReason: 'cancellation_requested' | 'payment_disputed' | null;
  latestInvoiceId: string;
}

export interface InvoiceRecord {
  id: string;
  customerId: string;
  subscriptionId: string;
  amount: number;
  status: 'paid' | 'open';
  reason: 'subscription_create' | 'subscription_cycle';
  created: number;
  paidAt: number | null;
  periodStart: number;
  periodEnd: number;
  attemptCount: number;
}

export interface PortalRecord {
  id: string;
  customerId: string;
  returnUrl: string | null;
  created: number;
}

/** A reply kept so that a request sent again with the same Idempotency-Key gets it again. */
export interface ReplyRecord {
  fingerprint: string;
  status: number;
  body: unknown;
  created: number;
}

/** A webhook that has not been accepted yet. */
export interface DeliveryRecord {
  eventId: string;
  payload: string;
  attempts: number;
  createdAtMs: number;
  nextAttemptAtMs: number;
}

export interface EmulatorState {
  formatVersion: 1;
  customers: Record<string, CustomerRecord>;
  checkouts: Record<string, CheckoutRecord>;
  subscriptions: Record<string, SubscriptionRecord>;
  invoices: Record<string, InvoiceRecord>;
  portals: Record<string, PortalRecord>;
  replies: Record<string, ReplyRecord>;
  deliveries: DeliveryRecord[];
}

export function emptyState(): EmulatorState {
  return {
    formatVersion: 1,
    customers: {},
    checkouts: {},
    subscriptions: {},
    invoices: {},
    portals: {},
    replies: {},
    deliveries: [],
  };
}
