create table books (
  id text primary key,
  slug text not null,
  title text not null,
  authors text[] not null,
  categories text[] not null,
  year integer not null,
  description_short text not null,
  description_medium text not null,
  theme jsonb not null,
  popularity integer not null,
  total_chapters integer not null,
  cover_hash text not null,
  cover_svg text not null,
  content_hash text not null,
  version integer not null,
  constraint books_slug_key unique (slug)
);

create table chapters (
  id text primary key,
  book_id text not null,
  index integer not null,
  title text not null,
  summary text not null,
  objectives text[] not null,
  question_count integer not null,
  constraint chapters_book_id_index_key unique (book_id, index),
  constraint chapters_book_id_fkey foreign key (book_id) references books (id) on delete cascade
);

create table questions (
  id text primary key,
  chapter_id text not null,
  position integer not null,
  type text not null,
  difficulty text not null,
  question_text text not null,
  options text[],
  answer_index integer,
  rationales text[],
  prompt text,
  what_to_look_for text[],
  constraint questions_chapter_id_position_key unique (chapter_id, position),
  constraint questions_chapter_id_fkey foreign key (chapter_id) references chapters (id) on delete cascade
);

create table exam_papers (
  book_id text primary key,
  passing_score integer not null,
  mcq_count integer not null,
  open_count integer not null,
  mcq_points integer not null,
  open_points integer not null,
  notes text[] not null,
  pool jsonb not null,
  constraint exam_papers_book_id_fkey foreign key (book_id) references books (id) on delete cascade
);
