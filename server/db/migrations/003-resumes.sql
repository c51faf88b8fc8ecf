-- Who took a résumé, and whether the owner may write to them.

create table resume_downloads (
  id text primary key,
  email text not null,
  role text not null,
  follow_up integer not null,
  language text not null,
  taken_at bigint not null
);

create index resume_downloads_taken on resume_downloads (taken_at);
