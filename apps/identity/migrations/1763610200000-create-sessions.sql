create table refresh_sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create index refresh_sessions_user_id on refresh_sessions (user_id);
create index refresh_sessions_expires_at on refresh_sessions (expires_at);

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references refresh_sessions on delete cascade,
  expires_at timestamptz not null,
  rotated_at timestamptz
);

create index refresh_tokens_session_id on refresh_tokens (session_id);

create table login_attempts (
  address_key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);

create index login_attempts_window_ends_at on login_attempts (window_ends_at);
