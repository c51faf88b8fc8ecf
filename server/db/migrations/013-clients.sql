-- What the owner does for the client portal.

-- For whom a project waits until they have an account with a proven address; null once it has its client.
alter table projects add column invited_email text;

-- Counts the owner's changes, so that none is overwritten unseen.
alter table projects add column revision integer not null default 1;

create index projects_created on projects (created_at, id);

create index projects_invited on projects (invited_email);

-- What the owner answered to a proposed time; null until then.
alter table meeting_proposals add column answer text;

alter table meeting_proposals add column answered_at bigint;

-- The client's, in which mails name the time.
alter table meeting_proposals add column time_zone text;

-- What waits for the owner, across all projects.
create index meeting_proposals_open on meeting_proposals (proposed_at) where answer is null;

create index update_requests_waiting on update_requests (requested_at) where answered_at is null;
