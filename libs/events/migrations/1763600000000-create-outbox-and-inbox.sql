create table outbox (
  id uuid primary key,
  position bigint generated always as identity,
  subject text not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);

create index outbox_unpublished on outbox (position) where published_at is null;
create index outbox_created_at on outbox (created_at);

create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_' || tg_table_schema, '');
  return null;
end
$$;

create trigger outbox_added after insert on outbox
  for each statement execute function notify_outbox();

create table inbox (
  event_id uuid not null,
  subject text not null,
  handled_at timestamptz not null default now(),
  primary key (event_id, subject)
);

create table dead_letter (
  event_id uuid not null,
  subject text not null,
  event jsonb not null,
  error text not null,
  attempts integer not null,
  died_at timestamptz not null default now(),
  replay_requested_at timestamptz,
  primary key (event_id, subject)
);

-- Which incarnation of the transport's store the outbox was published to.
create table relay_state (
  only_row boolean primary key default true check (only_row),
  store_id text not null
);
