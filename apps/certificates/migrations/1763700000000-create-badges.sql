-- What this service knows of people, from user.verified.
CREATE TABLE projected_users (
  id uuid PRIMARY KEY,
  name text NOT NULL
);

-- What this service knows of the catalogue, from book.published.
CREATE TABLE projected_books (
  id text PRIMARY KEY,
  version integer NOT NULL,
  title text NOT NULL,
  primary_hex text NOT NULL,
  accent_hex text NOT NULL
);

-- Holds everything its certificate says, as it was on the day: a later name or title changes no certificate.
CREATE TABLE badges (
  id uuid PRIMARY KEY,
  badge_id text NOT NULL,
  user_id uuid NOT NULL,
  book_id text NOT NULL,
  session_id uuid NOT NULL,
  holder_name text NOT NULL,
  book_title text NOT NULL,
  score integer NOT NULL,
  issued_at timestamptz NOT NULL,
  primary_hex text NOT NULL,
  accent_hex text NOT NULL
);

CREATE UNIQUE INDEX badges_badge_id_key ON badges (badge_id);
CREATE UNIQUE INDEX badges_user_id_book_id_key ON badges (user_id, book_id);
