-- One row an address that anybody asked about, with an account or without: both behave the same.
create table verification_codes (
  address_key text primary key,
  code_hash text not null,
  usable_from timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null,
  window_ends_at timestamptz,
  mailed_at timestamptz,
  used_at timestamptz
);

create index verification_codes_expires_at on verification_codes (expires_at);
