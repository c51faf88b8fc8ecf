-- Every call of a language model, for the owner's figures; nothing of what was said. Kept for 30 days.

create table provider_calls (
  id text primary key,
  provider text not null,
  model text not null,
  began_at bigint not null,
  ms integer not null,
  outcome text not null,
  fault text,
  status integer,
  input_tokens integer,
  output_tokens integer
);

create index provider_calls_began on provider_calls (provider, began_at);

-- The latest delivery and the latest dead letter, for the page that tells how the site is running.
create index outbox_finished on outbox (state, finished_at);
