CREATE TABLE recipients (
  user_id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL
);

CREATE TABLE books (
  book_id text PRIMARY KEY,
  version integer NOT NULL,
  title text NOT NULL
);

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  mail_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE INDEX notifications_user_id ON notifications (user_id, created_at);
