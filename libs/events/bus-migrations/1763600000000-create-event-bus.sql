create table message (
  id uuid primary key,
  subject text not null,
  event jsonb not null,
  published_at timestamptz not null default now()
);

create index message_subject on message (subject, published_at);

create table subscription (
  consumer text primary key,
  service text not null,
  subject text not null
);

create index subscription_subject on subscription (subject);

create table delivery (
  consumer text not null references subscription (consumer) on delete cascade,
  message_id uuid not null references message (id) on delete cascade,
  service text not null,
  attempt integer not null default 0,
  available_at timestamptz not null default now(),
  primary key (consumer, message_id)
);

create index delivery_due on delivery (service, available_at);

create function notify_deliveries() returns trigger language plpgsql as $$
begin
  perform pg_notify('deliveries_' || service, '') from (select distinct service from added) as services;
  return null;
end
$$;

create trigger delivery_added after insert on delivery
  referencing new table as added
  for each statement execute function notify_deliveries();
