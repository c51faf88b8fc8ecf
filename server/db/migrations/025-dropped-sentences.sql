-- Sentences of a model that were not shown, and why; the owner can say that one was true. Kept for 14 days.

create table dropped_sentences (
  id text primary key,
  at bigint not null,
  language text not null,
  sentence text not null,
  -- JSON: the ids of the facts that it cited.
  facts text not null,
  reason text not null,
  was_true integer not null
);

create index dropped_sentences_at on dropped_sentences (at);
