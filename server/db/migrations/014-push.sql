-- Telling clients' devices that there is news.

-- A browser that its client has asked to be told. One that was given to another account belongs to that one.
create table push_subscriptions (
  id text primary key,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_id text not null references users (id) on delete cascade,
  added_at bigint not null
);

create index push_subscriptions_user on push_subscriptions (user_id, added_at);

-- The pair of keys by which push services know this site, unless the environment names one. A single row: every instance
-- has the same, and subscriptions are worth nothing without it.
create table push_keys (
  id integer primary key,
  public_key text not null,
  private_key text not null
);
