create table mail_outbox (
  id uuid primary key,
  key text not null unique,
  recipient text not null,
  subject text not null,
  text text,
  html text,
  created_at timestamptz not null default now(),
  attempt integer not null default 0,
  available_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);

create index mail_outbox_due on mail_outbox (available_at) where sent_at is null and failed_at is null;
