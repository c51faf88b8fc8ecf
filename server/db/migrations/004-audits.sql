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

-- What companies' own websites say about them. The addresses that were asked with are not kept, only their domain.
create table companies (
  domain text primary key,
  found_at bigint not null,
  company text
);

create index companies_found on companies (found_at);

-- How fast visitors found this site: counts of values rounded to two digits, not visits.
create table field_vitals (
  day bigint not null,
  path text not null,
  navigation text not null,
  connection text not null,
  vital text not null,
  rating text not null,
  value bigint not null,
  count bigint not null,
  primary key (day, path, navigation, connection, vital, rating, value)
);
