-- The current version of each book's exam, answers included, from book-published.
create table exam_paper (
  book_id text primary key,
  version integer not null,
  paper jsonb not null,
  mcq_count integer not null,
  open_count integer not null
);

-- Who may take exams, from subscription-changed.
create table entitlement (
  user_id uuid primary key,
  version integer not null,
  active boolean not null
);

-- One attempt a row, whole, so that every change to it is the lock of one row. The room left on each page
-- lets the many saves of an answer stay on it and touch no index.
create table exam_session (
  id uuid primary key,
  user_id uuid not null,
  book_id text not null,
  book_version integer not null,
  attempt integer not null check (attempt > 0),
  status text not null check (status in ('InProgress', 'Grading', 'Completed', 'Expired')),
  started_at timestamptz not null,
  deadline_at timestamptz not null,
  paper jsonb not null,
  -- What the paper asks for, short: options by item id, none for an open item.
  option_counts jsonb not null,
  mcq_total integer not null,
  open_total integer not null,
  answers jsonb not null default '{}',
  grades jsonb not null default '{}',
  delayed_item_ids jsonb not null default '[]',
  finalized_at timestamptz,
  finalized_reason text check (finalized_reason in ('submitted', 'deadline')),
  mcq_correct integer,
  open_points double precision,
  total_score integer check (total_score between 0 and 100),
  passed boolean,
  completed_at timestamptz,
  unique (user_id, book_id, attempt),
  check ((status = 'InProgress') = (finalized_at is null)),
  check ((finalized_at is null) = (finalized_reason is null)),
  check ((status in ('Completed', 'Expired')) = (completed_at is not null)),
  check ((completed_at is null) = (total_score is null)),
  check ((completed_at is null) = (passed is null))
) with (fillfactor = 70);

-- However many start at once, one attempt at a book is open.
create unique index exam_session_one_open on exam_session (user_id, book_id)
  where status in ('InProgress', 'Grading');

create index exam_session_deadline on exam_session (deadline_at) where status = 'InProgress';
