import type { Account } from '../account/account';
import { PLAN } from '../account/plan';
import type { PortalRecord, SubscriptionRecord } from '../account/records';
import { PORTAL_ACTIONS, type PortalAction } from '../account/subscription-cycle';
import { Html, html } from './html';
import { day, money, notice, problem } from './layout';
import { goTo, type PageReply, show } from './reply';

const TITLE = 'Manage your subscription';

const DONE: Record<PortalAction, string> = {
  cancel: 'Done: the subscription will end with the current period.',
  resume: 'Done: the subscription goes on.',
  renew: 'Done: the period came to its end and was settled.',
  fail_renewal: 'Done: the payment failed.',
  dispute: 'Done: the payment was disputed and the subscription ended.',
};

export function showPortal(account: Account, portal: PortalRecord, done: string | null): PageReply {
  const action = PORTAL_ACTIONS.find((candidate) => candidate === done);
  return show(TITLE, content(account, portal, action ? notice(DONE[action]) : null));
}

/** Carries out an action on the customer's newest subscription that has not ended. */
export function actInPortal(account: Account, portal: PortalRecord, wanted: string | null): PageReply {
  const action = PORTAL_ACTIONS.find((candidate) => candidate === wanted);
  if (!action) return show(TITLE, content(account, portal, problem('Choose one of the actions below.')), 400);
  const subscription = current(account, portal);
  if (!subscription || !account.act(action, subscription)) {
    return show(
      TITLE,
      content(account, portal, problem('That is not possible as the subscription stands.')),
      409,
    );
  }
  return goTo(`${account.portalUrl(portal)}?done=${action}`);
}

function current(account: Account, portal: PortalRecord): SubscriptionRecord | undefined {
  return account.subscriptionsOf(portal.customerId).find(({ status }) => status !== 'canceled');
}

function content(account: Account, portal: PortalRecord, message: Html | null): Html {
  const subscription = current(account, portal);
  return html`<section>
      <h1>${TITLE}</h1>
      ${message ?? undefined}
      ${subscription ? details(account, portal, subscription) : html`<p>There is no subscription at present.</p>`}
      ${portal.returnUrl !== null && html`<p><a href="${portal.returnUrl}">Return to the shop</a></p>`}
    </section>
    ${subscription && simulation(account, portal, subscription)}`;
}

function details(account: Account, portal: PortalRecord, subscription: SubscriptionRecord): Html {
  const ending = subscription.cancelAtPeriodEnd;
  return html`<dl>
      <dt>Plan</dt>
      <dd>${PLAN.name}, ${money(PLAN.amountMinor, PLAN.currency)} a month</dd>
      <dt>Status</dt>
      <dd>${subscription.status === 'past_due' ? 'Payment overdue' : 'Active'}</dd>
      <dt>${ending ? 'Ends on' : 'Renews on'}</dt>
      <dd>${day(subscription.periodEnd)}</dd>
    </dl>
    <form method="post" action="${account.portalUrl(portal)}">
      ${ending ? button('resume', 'Keep the subscription') : button('cancel', 'Cancel at the end of the period')}
    </form>`;
}

function simulation(account: Account, portal: PortalRecord, subscription: SubscriptionRecord): Html {
  const overdue = subscription.status === 'past_due';
  return html`<section>
    <h2>Make something happen</h2>
    <form method="post" action="${account.portalUrl(portal)}">
      ${
        overdue
          ? button('renew', 'Pay the open invoice', 'The subscription becomes active again')
          : button('renew', 'Let the period end', 'The subscription is renewed, or ends if it was cancelled')
      }
      ${button('fail_renewal', overdue ? 'Let the payment fail again' : 'Let the renewal payment fail')}
      ${button('dispute', 'Dispute the payment', 'The bank takes the money back and the subscription ends')}
    </form>
  </section>`;
}

function button(action: PortalAction, label: string, detail?: string): Html {
  return html`<button name="action" value="${action}">
    ${label}${detail !== undefined && html`<small>${detail}</small>`}
  </button>`;
}
