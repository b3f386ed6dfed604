CREATE TABLE books (
  id text PRIMARY KEY,
  slug text NOT NULL,
  title text NOT NULL,
  authors text[] NOT NULL,
  categories text[] NOT NULL,
  year integer NOT NULL,
  description_short text NOT NULL,
  description_medium text NOT NULL,
  theme jsonb NOT NULL,
  popularity integer NOT NULL,
  total_chapters integer NOT NULL,
  cover_hash text NOT NULL,
  cover_svg text NOT NULL,
  content_hash text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT books_slug_key UNIQUE (slug)
);

CREATE TABLE chapters (
  id text PRIMARY KEY,
  book_id text NOT NULL,
  index integer NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  objectives text[] NOT NULL,
  question_count integer NOT NULL,
  CONSTRAINT chapters_book_id_index_key UNIQUE (book_id, index),
  CONSTRAINT chapters_book_id_fkey FOREIGN KEY (book_id) REFERENCES books (id) ON DELETE CASCADE
);

CREATE TABLE questions (
  id text PRIMARY KEY,
  chapter_id text NOT NULL,
  position integer NOT NULL,
  type text NOT NULL,
  difficulty text NOT NULL,
  question_text text NOT NULL,
  options text[],
  answer_index integer,
  rationales text[],
  prompt text,
  what_to_look_for text[],
  CONSTRAINT questions_chapter_id_position_key UNIQUE (chapter_id, position),
  CONSTRAINT questions_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES chapters (id) ON DELETE CASCADE
);

CREATE TABLE exam_papers (
  book_id text PRIMARY KEY,
  passing_score integer NOT NULL,
  mcq_count integer NOT NULL,
  open_count integer NOT NULL,
  mcq_points integer NOT NULL,
  open_points integer NOT NULL,
  notes text[] NOT NULL,
  pool jsonb NOT NULL,
  CONSTRAINT exam_papers_book_id_fkey FOREIGN KEY (book_id) REFERENCES books (id) ON DELETE CASCADE
);
