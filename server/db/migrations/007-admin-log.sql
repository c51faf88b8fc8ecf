-- What admins did. It outlives the accounts it tells of.

create table admin_log (
  id text primary key,
  at bigint not null,
  admin text not null,
  action text not null,
  subject text
);

create index admin_log_at on admin_log (at, id);
