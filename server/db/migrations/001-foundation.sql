-- Messages to the owner, the outbox, and what keeps repeated or excessive requests in check.
-- Plain SQL that SQLite and PostgreSQL both take; times are epoch milliseconds.

create table contact_messages (
  id text primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null,
  received_at bigint not null,
  kept_apart text
);

create index contact_messages_received on contact_messages (received_at);

create table outbox (
  id text primary key,
  kind text not null,
  payload text not null,
  state text not null,
  attempts integer not null,
  due_at bigint not null,
  handed_over_at bigint,
  last_error text,
  created_at bigint not null,
  finished_at bigint
);

create index outbox_due on outbox (state, due_at);

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  reply text not null,
  created_at bigint not null,
  primary key (scope, key)
);

create index idempotency_keys_created on idempotency_keys (created_at);

create table limits (
  id text primary key,
  count integer not null,
  resets_at bigint not null
);

create index limits_resets on limits (resets_at);
