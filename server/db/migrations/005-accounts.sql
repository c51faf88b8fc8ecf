-- Accounts, sign-ins and invitations. The first four tables are better-auth's, with its own names and types: SQLite keeps
-- its times as ISO text and its booleans as 0 and 1, whatever the column is declared as.

create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "firstName" text not null,
  "lastName" text not null,
  "isAdmin" boolean not null,
  language text not null
);

create table sessions (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references users (id) on delete cascade
);

create index sessions_user on sessions ("userId");

create index sessions_expires on sessions ("expiresAt");

-- The ways to sign in to an account: a password, or somebody's id at another service.
create table accounts (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references users (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  unique ("providerId", "accountId")
);

create index accounts_user on accounts ("userId");

-- What proves something once: links in mails, and the way through another service.
create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);

create index verifications_identifier on verifications (identifier);

create index verifications_expires on verifications ("expiresAt");

create table invitations (
  id text primary key,
  email text not null unique,
  -- A digest of the token: whoever reads the database cannot register with it.
  token_hash text not null unique,
  invited_at bigint not null,
  expires_at bigint not null
);
