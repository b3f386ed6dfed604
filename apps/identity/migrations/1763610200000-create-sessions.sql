CREATE TABLE refresh_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);

CREATE INDEX refresh_sessions_user_id ON refresh_sessions (user_id);
CREATE INDEX refresh_sessions_expires_at ON refresh_sessions (expires_at);

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES refresh_sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz
);

CREATE INDEX refresh_tokens_session_id ON refresh_tokens (session_id);

CREATE TABLE login_attempts (
  address_key text PRIMARY KEY,
  failures integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);

CREATE INDEX login_attempts_window_ends_at ON login_attempts (window_ends_at);
