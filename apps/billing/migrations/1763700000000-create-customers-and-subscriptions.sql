create table customers (
  user_id uuid primary key,
  stripe_customer_id text not null constraint customers_stripe_customer_id_key unique,
  -- Tickets order the looks at Stripe: a look that was begun earlier never replaces what a later one saw.
  drawn_ticket integer not null default 0,
  stored_ticket integer not null default 0,
  created_at timestamptz not null
);

create table subscriptions (
  user_id uuid primary key,
  version integer not null,
  status text not null,
  amount_minor integer not null,
  currency text not null,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null,
  changed_at timestamptz not null
);

-- Events of Stripe that have had their effect, or needed none.
create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
