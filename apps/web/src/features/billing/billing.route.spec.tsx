import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillingQuery } from '../../generated/graphql';
import { apolloClient } from '../../graphql/apollo';
import { fakeGraphQL, refusal } from '../../testing/fake-graphql';
import { ofType } from '../../testing/of-type';
import { renderAt } from '../../testing/render-at';
import * as route from './billing.route';
import { leaveFor } from './leave-for';

jest.mock('./leave-for', () => ({ leaveFor: jest.fn() }));

type Subscription = NonNullable<BillingQuery['me']['subscription']>;

const NONE = ofType<Subscription>('PremiumSubscription', {
  active: false,
  status: 'None',
  amount: 2000,
  currency: 'usd',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
});

const ACTIVE: Subscription = {
  ...NONE,
  active: true,
  status: 'active',
  currentPeriodEnd: '2030-01-31T12:00:00Z',
};

const billing = (subscription: Subscription | null) => ({
  data: { me: { __typename: 'User', id: 'u1', subscription } },
});

function open(answers: Parameters<typeof fakeGraphQL>[0], path = '/billing') {
  const sent = fakeGraphQL(answers);
  renderAt(path, { path, ...route });
  return sent;
}

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await apolloClient().clearStore();
});

it('shows the plan to who has no subscription', async () => {
  open({ Billing: billing(NONE) });
  const plan = await screen.findByRole('region', { name: 'Premium Access' });
  expect(plan).toHaveTextContent('$20.00 per month, cancel anytime');
  expect(plan).toHaveTextContent('Unlimited access to all book exams');
  expect(screen.getByRole('region', { name: 'Your subscription' })).toHaveTextContent('Not active');
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
});

it('shows a subscriber what is paid and until when', async () => {
  open({ Billing: billing(ACTIVE) });
  const status = await screen.findByRole('region', { name: 'Your subscription' });
  expect(status).toHaveTextContent('StatusActive');
  expect(status).toHaveTextContent('Price$20.00 a month');
  expect(status).toHaveTextContent('Renews onJanuary 31, 2030');
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});

it('warns when the subscription will not renew', async () => {
  open({ Billing: billing({ ...ACTIVE, cancelAtPeriodEnd: true }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your subscription ends on January 31, 2030');
});

it('says when billing cannot be reached', async () => {
  open({ Billing: billing(null) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Billing cannot be reached at the moment');
});

it('goes to the checkout', async () => {
  const url = 'https://pay.example/checkout';
  open({
    Billing: billing(NONE),
    CreateCheckoutSession: { data: { createCheckoutSession: { __typename: 'BillingPage', url } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(leaveFor).toHaveBeenCalledWith(url);
});

it('says when there is no checkout to be had', async () => {
  open({ Billing: billing(NONE), CreateCheckoutSession: refusal('UNAVAILABLE') });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create checkout session');
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

it('shows the subscription to who turns out to have one', async () => {
  open({
    Billing: [billing(NONE), billing(ACTIVE)],
    CreateCheckoutSession: { data: { createCheckoutSession: { __typename: 'AlreadySubscribed' } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('button', { name: 'Manage subscription' })).toBeVisible();
});

it('goes to the portal', async () => {
  const url = 'https://pay.example/portal';
  open({
    Billing: billing(ACTIVE),
    BillingPortal: { data: { billingPortal: { __typename: 'BillingPage', url } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }));
  expect(leaveFor).toHaveBeenCalledWith(url);
});

it('says when the portal does not open', async () => {
  open({ Billing: billing(ACTIVE) });
  await userEvent.click(await screen.findByRole('button', { name: 'Manage subscription' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open billing portal');
});

describe('after the checkout', () => {
  const path = '/billing/success';
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('waits for the confirmation and then welcomes', async () => {
    jest.useFakeTimers();
    open({ Billing: [billing(NONE), billing(NONE), billing(ACTIVE)] }, path);
    expect(await screen.findByText(/Your payment is being confirmed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
    await pass(3000);
    expect(await screen.findByText('Welcome to Premium Access')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Books' })).toHaveAttribute('href', '/home');
  });

  it('stops asking after a minute, and asks again when told to', async () => {
    jest.useFakeTimers();
    const sent = open({ Billing: billing(NONE) }, path);
    await screen.findByText(/Your payment is being confirmed/);
    await pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Your payment has not been confirmed yet');
    expect(sent).toHaveLength(41);
    await pass(60_000);
    expect(sent).toHaveLength(41);
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(1500);
    expect(sent).toHaveLength(42);
  });
});
