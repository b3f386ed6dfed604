-- What this service knows of people, from user.verified.
create table projected_users (
  id uuid primary key,
  name text not null
);

-- What this service knows of the catalogue, from book.published.
create table projected_books (
  id text primary key,
  version integer not null,
  title text not null,
  primary_hex text not null,
  accent_hex text not null
);

-- Holds everything its certificate says, as it was on the day: a later name or title changes no certificate.
create table badges (
  id uuid primary key,
  badge_id text not null,
  user_id uuid not null,
  book_id text not null,
  session_id uuid not null,
  holder_name text not null,
  book_title text not null,
  score integer not null,
  issued_at timestamptz not null,
  primary_hex text not null,
  accent_hex text not null
);

create unique index badges_badge_id_key on badges (badge_id);
create unique index badges_user_id_book_id_key on badges (user_id, book_id);
