-- The owner's inbox: what was read and answered, and the facts that the owner adds to the ledger.

alter table contact_messages add column read_at bigint;

create index contact_messages_apart on contact_messages (kept_apart, received_at, id);

create table message_answers (
  -- The mail in the outbox has the same id.
  id text primary key,
  message_id text not null references contact_messages (id) on delete cascade,
  text text not null,
  answered_by text not null,
  answered_at bigint not null
);

create index message_answers_message on message_answers (message_id, answered_at);

-- When the owner put a mail aside that could not be delivered.
alter table outbox add column dismissed_at bigint;

create index outbox_failed on outbox (state, finished_at, id);

create index chat_conversations_kept on chat_conversations (erased, last_at, id);

-- When the owner answered an unanswered question or put it aside. It goes with the turn when a visitor erases it.
alter table chat_turns add column settled_at bigint;

create index chat_turns_open on chat_turns (answered, settled_at, language, question_key, asked_at);

create table added_facts (
  id text primary key,
  created_at bigint not null,
  changed_at bigint not null
);

create index added_facts_created on added_facts (created_at, id);

create table added_fact_texts (
  fact_id text not null references added_facts (id) on delete cascade,
  language text not null,
  text text not null,
  -- JSON: how people ask for it.
  questions text not null,
  primary key (fact_id, language)
);

-- One row, counted up with every change, so that each instance sees at once that what it knows is out of date.
create table added_facts_version (
  id integer primary key,
  version bigint not null
);

insert into added_facts_version (id, version) values (1, 0);
