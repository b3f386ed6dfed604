create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- Replicas that start at once agree on one key.
create unique index signing_keys_active on signing_keys ((true)) where retired_at is null;

create table secrets (
  name text primary key,
  value text not null
);
