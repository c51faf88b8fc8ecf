-- What the owner's measurements of this site found, kept to see how it develops.

create table site_measurements (
  id text primary key,
  measured_at bigint not null,
  findings text not null
);

create index site_measurements_at on site_measurements (measured_at, id);
