-- Signing in with a code besides, and accounts that are switched off. The first three columns are better-auth's to read.

alter table users add column "isDisabled" boolean not null default false;

alter table users add column "hasSecondFactor" boolean not null default false;

-- Whether the code was given for this sign-in. Without it a sign-in of an account that needs one is worth nothing.
alter table sessions add column "codeGiven" boolean not null default false;

create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  -- Encrypted with a key from the site's secret.
  secret text not null,
  -- The time step (RFC 6238) of the last code that was taken: it and those before it are taken no more.
  last_step bigint not null
);

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create index users_created on users ("createdAt", id);
