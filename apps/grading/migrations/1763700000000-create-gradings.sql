-- Marking points of every open question, from book-published. Old versions stay: exams that were drawn from
-- them may still have to be graded.
create table rubrics (
  book_id text not null,
  version integer not null,
  question_id text not null,
  chapter_id text,
  prompt text not null,
  marking_points jsonb not null,
  primary key (book_id, version, question_id)
);

-- The newest version of each book; practice is scored by it.
create table books (
  id text primary key,
  version integer not null
);

-- One unit of work for each open answer of an exam. due_at is from when a worker may take it: now, the end of
-- the lease of whoever has it in hand, or the end of a back-off. attempt grows with every taking, and only the
-- latest taker may write.
create table gradings (
  id uuid primary key,
  session_id uuid not null,
  item_id text not null,
  user_id uuid not null,
  book_id text not null,
  book_version integer not null,
  answer text not null,
  attempt integer not null default 0,
  failures integer not null default 0,
  unusable_replies integer not null default 0,
  due_at timestamptz not null default now(),
  delay_told_at timestamptz,
  grade jsonb,
  graded_at timestamptz,
  created_at timestamptz not null default now(),
  constraint grading_answer_key unique (session_id, item_id),
  constraint grading_graded_whole check ((grade is null) = (graded_at is null))
);

create index grading_due on gradings (due_at) where graded_at is null;

-- Who has a subscription, from subscription-changed.
create table subscribers (
  user_id uuid primary key,
  version integer not null,
  active boolean not null
);

-- How many practice answers a person had scored on the last day they had any.
create table scoring_allowances (
  user_id uuid primary key,
  day date not null,
  used integer not null
);
