-- What this service knows of the catalogue, from book.published.
CREATE TABLE projected_books (
  id text PRIMARY KEY,
  version integer NOT NULL
);

CREATE TABLE projected_chapters (
  id text PRIMARY KEY,
  book_id text NOT NULL,
  index integer NOT NULL,
  CONSTRAINT projected_chapters_book_id_fkey FOREIGN KEY (book_id) REFERENCES projected_books (id) ON DELETE CASCADE
);

CREATE INDEX projected_chapters_book_id_idx ON projected_chapters (book_id);

-- Survives the chapter: what a reader did stays true when a new version of the book drops it.
CREATE TABLE chapter_progress (
  user_id uuid NOT NULL,
  chapter_id text NOT NULL,
  read_at timestamptz,
  best_score integer,
  test_attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, chapter_id)
);
