-- What visitors let the owner read of their conversations with the assistant.

create table chat_conversations (
  -- A digest of the id that the browser made: whoever reads the database cannot act in a visitor's name.
  id text primary key,
  turns integer not null,
  last_at bigint not null,
  erased integer not null
);

create index chat_conversations_last on chat_conversations (last_at);

create table chat_turns (
  id text primary key,
  conversation text not null references chat_conversations (id),
  asked_at bigint not null,
  question text not null,
  question_key text not null,
  answer text not null,
  facts text not null,
  answered integer not null,
  provider text not null,
  language text not null,
  role text not null,
  feedback text
);

create index chat_turns_conversation on chat_turns (conversation, asked_at);

create index chat_turns_asked on chat_turns (asked_at);

-- The questions that the ledger could not answer, alike ones together, the newest first.
create index chat_turns_unanswered on chat_turns (answered, question_key, asked_at);

create index chat_turns_feedback on chat_turns (feedback, asked_at);
