-- What tells whose something is, so that it can be erased with them.

-- Whom a mail is about. Its payload does not say it reliably: it names some people by their address only, and others not at all.
create table mail_people (
  mail_id text not null references outbox (id) on delete cascade,
  -- An account's id, or an address in lower case.
  person text not null,
  primary key (mail_id, person)
);

create index mail_people_person on mail_people (person);

-- From when on a mail that has left, or never will, is of no use any more; null for most, which are kept as long as others.
alter table outbox add column erase_at bigint;

-- The account that wrote it. A project may have had another client then.
alter table project_messages add column person_id text references users (id) on delete set null;

alter table update_requests add column person_id text references users (id) on delete set null;

alter table meeting_proposals add column person_id text references users (id) on delete set null;

alter table milestone_decisions add column person_id text references users (id) on delete set null;

update project_messages set person_id = (select client_id from projects where projects.id = project_id)
where author = 'client';

update update_requests set person_id = (select client_id from projects where projects.id = project_id);

update meeting_proposals set person_id = (select client_id from projects where projects.id = project_id);

update milestone_decisions set person_id = (
  select client_id from projects join milestones on milestones.project_id = projects.id
  where milestones.id = milestone_id
);

create index project_messages_person on project_messages (person_id);

create index update_requests_person on update_requests (person_id);

create index meeting_proposals_person on meeting_proposals (person_id);

create index milestone_decisions_person on milestone_decisions (person_id);

-- The mail in the outbox that tells the owner of it, if it is told together with others.
alter table resume_downloads add column told_in text;

create index resume_downloads_told on resume_downloads (told_in);
