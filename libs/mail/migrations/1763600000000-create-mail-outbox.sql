CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text,
  html text,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempt integer NOT NULL DEFAULT 0,
  available_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);

CREATE INDEX mail_outbox_due ON mail_outbox (available_at) WHERE sent_at IS NULL AND failed_at IS NULL;
