import type { Account } from '../account/account';
import { PLAN } from '../account/plan';
import type { CheckoutRecord } from '../account/records';
import { checkoutStatus } from '../shapes/checkout-session';
import { type Html, html } from './html';
import { money, notice, problem } from './layout';
import { goTo, type PageReply, show } from './reply';

const TITLE = `Subscribe to ${PLAN.name}`;

export function showCheckout(account: Account, checkout: CheckoutRecord): PageReply {
  switch (checkoutStatus(checkout, account.now())) {
    case 'open':
      return show(TITLE, form(account, checkout, null));
    case 'complete':
      return show(TITLE, alreadyPaid(checkout));
    case 'expired':
      return show(TITLE, expired(checkout), 410);
  }
}

/** Carries out what the customer (or a program in their place) decided. */
export function decideCheckout(
  account: Account,
  checkout: CheckoutRecord,
  outcome: string | null,
): PageReply {
  const status = checkoutStatus(checkout, account.now());
  if (status === 'expired') return show(TITLE, expired(checkout), 410);
  switch (outcome) {
    case 'paid':
      account.pay(checkout);
      return goTo(successUrl(checkout));
    case 'declined':
      if (status === 'complete') return show(TITLE, alreadyPaid(checkout), 409);
      return show(
        TITLE,
        form(account, checkout, problem('Your card was declined. Nothing was charged.')),
        402,
      );
    case 'canceled':
      return goTo(checkout.cancelUrl ?? account.checkoutUrl(checkout));
    default:
      return show(TITLE, form(account, checkout, problem('Choose one of the three outcomes below.')), 400);
  }
}

function form(account: Account, checkout: CheckoutRecord, message: Html | null): Html {
  const amount = money(PLAN.amountMinor * checkout.quantity, PLAN.currency);
  return html`<section>
    <h1>${TITLE}</h1>
    ${message ?? undefined}
    <dl>
      <dt>Price</dt>
      <dd>${amount} a month</dd>
      <dt>Customer</dt>
      <dd>${account.state.customers[checkout.customerId]?.email}</dd>
      <dt>Due today</dt>
      <dd><strong>${amount}</strong></dd>
    </dl>
    <form method="post">
      <button class="first" name="outcome" value="paid">Pay ${amount} with the test card</button>
      <button name="outcome" value="declined">Pay with a card that is declined</button>
      <button name="outcome" value="canceled">Cancel and go back</button>
    </form>
  </section>`;
}

function alreadyPaid(checkout: CheckoutRecord): Html {
  return html`<section>
    <h1>${TITLE}</h1>
    ${notice('This checkout has been paid.')}
    <p><a href="${successUrl(checkout)}">Return to the shop</a></p>
  </section>`;
}

function expired(checkout: CheckoutRecord): Html {
  return html`<section>
    <h1>${TITLE}</h1>
    ${problem('This checkout has expired. Please start again.')}
    ${checkout.cancelUrl !== null && html`<p><a href="${checkout.cancelUrl}">Return to the shop</a></p>`}
  </section>`;
}

function successUrl(checkout: CheckoutRecord): string {
  return checkout.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', checkout.id);
}
