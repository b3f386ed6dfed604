-- The current version of each book's exam, answers included, from book-published.
create table exam_papers (
  book_id text primary key,
  version integer not null,
  paper jsonb not null,
  mcq_count integer not null,
  open_count integer not null
);

-- Who may take exams, from subscription-changed.
create table entitlements (
  user_id uuid primary key,
  version integer not null,
  active boolean not null
);

-- One attempt a row, whole, so that every change to it is the lock of one row. The room left on each page
-- lets the many saves of an answer stay on it and touch no index.
create table exam_sessions (
  id uuid primary key,
  user_id uuid not null,
  book_id text not null,
  book_version integer not null,
  attempt integer not null,
  status text not null,
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
  finalized_reason text,
  mcq_correct integer,
  open_points double precision,
  total_score integer,
  passed boolean,
  completed_at timestamptz,
  constraint exam_session_attempt_once unique (user_id, book_id, attempt),
  constraint exam_session_status_known
    check (status in ('InProgress', 'Grading', 'Completed', 'Expired')),
  constraint exam_session_handed_in
    check ((status = 'InProgress') = (finalized_at is null) and (finalized_at is null) = (finalized_reason is null)),
  constraint exam_session_scored
    check (num_nulls(completed_at, total_score, passed) = case when status in ('InProgress', 'Grading') then 3 else 0 end)
) with (fillfactor = 70);

-- However many start at once, one attempt at a book is open.
create unique index exam_session_one_open on exam_sessions (user_id, book_id)
  where status in ('InProgress', 'Grading');

create index exam_session_deadline on exam_sessions (deadline_at) where status = 'InProgress';
