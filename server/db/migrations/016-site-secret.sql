-- The secret that all instances on one PostgreSQL share. A single row.

create table site_secret (
  id integer primary key,
  -- Null if the environment names it: then it is kept nowhere else.
  secret text,
  -- A digest, by which an instance sees that it was given another one.
  mark text not null
);
