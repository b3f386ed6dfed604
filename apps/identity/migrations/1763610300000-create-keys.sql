CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  public_jwk jsonb NOT NULL,
  private_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  retired_at timestamptz
);

-- Replicas that start at once agree on one key.
CREATE UNIQUE INDEX signing_keys_active ON signing_keys ((true)) WHERE retired_at IS NULL;

CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
