-- What this service knows of the catalogue, from book.published.
create table projected_books (
  id text primary key,
  version integer not null
);

create table projected_chapters (
  id text primary key,
  book_id text not null,
  index integer not null,
  constraint projected_chapters_book_id_fkey foreign key (book_id) references projected_books (id) on delete cascade
);

create index projected_chapters_book_id_idx on projected_chapters (book_id);

-- Survives the chapter: what a reader did stays true when a new version of the book drops it.
create table chapter_progress (
  user_id uuid not null,
  chapter_id text not null,
  read_at timestamptz,
  best_score integer,
  test_attempts integer not null default 0,
  primary key (user_id, chapter_id)
);
