-- One row an address that anybody asked about, with an account or without: both behave the same.
CREATE TABLE verification_codes (
  address_key text PRIMARY KEY,
  code_hash text NOT NULL,
  usable_from timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL,
  window_ends_at timestamptz,
  mailed_at timestamptz,
  used_at timestamptz
);

CREATE INDEX verification_codes_expires_at ON verification_codes (expires_at);
