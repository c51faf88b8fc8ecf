-- Measurements of websites: given again while they are fresh, and for as long as a report's link works.

create table audits (
  id text primary key,
  url text not null,
  kind text not null,
  is_own integer not null,
  measured_at bigint not null,
  measurement text not null
);

create index audits_url on audits (url, measured_at);

create index audits_own on audits (is_own, kind, measured_at);

create index audits_measured on audits (measured_at);
