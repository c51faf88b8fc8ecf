-- The client portal. Money is in the currency's smallest unit, days are text like 2026-03-31, lists are JSON.

create table projects (
  id text primary key,
  -- Null once the client has deleted their account: the project stays the owner's record.
  client_id text references users (id) on delete set null,
  name text not null,
  summary text not null,
  status text not null,
  progress integer not null,
  start_date text not null,
  expected_delivery text not null,
  technologies text not null,
  currency text not null,
  total_budget bigint not null,
  is_demo integer not null,
  created_at bigint not null
);

create index projects_client on projects (client_id);

create table project_expenses (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  spent_on text not null,
  label text not null,
  amount bigint not null
);

create index project_expenses_project on project_expenses (project_id, spent_on);

create table milestones (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  position integer not null,
  title text not null,
  status text not null,
  due_date text not null,
  deliverables text not null,
  completed_at bigint,
  -- How often it was delivered: each delivery can be decided on once.
  delivery integer not null
);

create index milestones_project on milestones (project_id, position);

create table milestone_decisions (
  milestone_id text not null references milestones (id) on delete cascade,
  delivery integer not null,
  kind text not null,
  comment text not null,
  decided_by text not null,
  decided_at bigint not null,
  primary key (milestone_id, delivery)
);

create table metric_readings (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  measured_at bigint not null,
  code_quality integer not null,
  performance integer not null,
  security integer not null,
  test_coverage integer not null
);

create index metric_readings_project on metric_readings (project_id, measured_at);

create table team_members (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  name text not null,
  role text not null,
  is_lead integer not null,
  last_active_at bigint
);

create index team_members_project on team_members (project_id);

create table documents (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  title text not null,
  media_type text not null,
  file_size bigint not null,
  -- Where the bytes are kept.
  file_key text not null,
  uploaded_by text not null,
  uploader_id text references users (id) on delete set null,
  uploader_name text not null,
  uploaded_at bigint not null,
  updated_at bigint not null
);

create index documents_project on documents (project_id, uploaded_at);

create index documents_uploader on documents (uploader_id);

-- Files that no document claims (yet): removed when their time comes, also if the process died half way.
create table stray_files (
  file_key text primary key,
  due_at bigint not null
);

create index stray_files_due on stray_files (due_at);

create table project_messages (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  author text not null,
  author_name text not null,
  text text not null,
  sent_at bigint not null
);

create index project_messages_project on project_messages (project_id, sent_at);

create table project_updates (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  text text not null,
  posted_by text not null,
  posted_at bigint not null
);

create index project_updates_project on project_updates (project_id, posted_at);

create table update_requests (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  note text not null,
  requested_by text not null,
  requested_at bigint not null,
  -- Null while it is open.
  answered_at bigint
);

create index update_requests_project on update_requests (project_id, requested_at);

-- Of many who ask at the same moment one request is kept.
create unique index update_requests_open on update_requests (project_id) where answered_at is null;

create table meeting_proposals (
  id text primary key,
  project_id text not null references projects (id) on delete cascade,
  starts_at bigint not null,
  minutes integer not null,
  topic text not null,
  proposed_by text not null,
  proposed_at bigint not null
);

create index meeting_proposals_project on meeting_proposals (project_id, starts_at);

-- Who wants no mails about their projects. Everybody else does.
create table stopped_notices (
  user_id text primary key references users (id) on delete cascade,
  stopped_at bigint not null
);
