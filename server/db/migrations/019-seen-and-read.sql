-- What each side has seen of the other's entries.

-- Up to when a client has read the owner's messages about a project.
create table read_threads (
  project_id text not null references projects (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- The time of the newest message that was read.
  read_at bigint not null,
  primary key (project_id, user_id)
);

create index read_threads_user on read_threads (user_id);

insert into read_threads (project_id, user_id, read_at)
select projects.id, projects.client_id, max(project_messages.sent_at)
from projects join project_messages on project_messages.project_id = projects.id
where projects.client_id is not null and project_messages.author = 'owner'
group by projects.id, projects.client_id;

-- When the owner has seen what needs no answer: an approval, a client's document, a proposed time that passed unanswered.
alter table milestone_decisions add column seen_at bigint;

update milestone_decisions set seen_at = decided_at;

alter table documents add column seen_at bigint;

update documents set seen_at = uploaded_at;

alter table meeting_proposals add column seen_at bigint;

create index milestone_decisions_unseen on milestone_decisions (decided_at) where seen_at is null;

create index documents_unseen on documents (uploaded_at) where seen_at is null;
