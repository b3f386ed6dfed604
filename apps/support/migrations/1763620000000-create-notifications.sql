create table recipients (
  user_id uuid primary key,
  email text not null,
  name text not null
);

create table books (
  book_id text primary key,
  version integer not null,
  title text not null
);

create table notifications (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  subject text not null,
  mail_key text not null unique,
  created_at timestamptz not null
);

create index notifications_user_id on notifications (user_id, created_at);
