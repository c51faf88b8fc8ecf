-- Visits, counted without saying whose they were. Times are starts of quarters of an hour.

-- What visitors' marks are keyed with for one day, and thrown away after it.
create table visit_salts (
  day bigint primary key,
  salt text not null
);

create table visits (
  id text primary key,
  quarter bigint not null,
  mark text,
  last_at bigint,
  is_first integer not null,
  views integer not null,
  language text not null,
  source text not null,
  device text not null,
  depth integer not null,
  seconds integer not null,
  interactions integer not null,
  hero integer not null,
  about integer not null,
  experience integer not null,
  projects integer not null,
  contact integer not null,
  chat_opened integer not null,
  question_asked integer not null,
  resume_opened integer not null,
  resume_downloaded integer not null,
  contact_opened integer not null,
  contact_sent integer not null
);

-- Each answers one question about a range by itself: the visits of a year are never sorted.
create index visits_quarter on visits (quarter, is_first);

create index visits_source on visits (source, quarter);

create index visits_language on visits (language, quarter);

create index visits_device on visits (device, quarter);

create index visits_mark on visits (mark, last_at);

create table page_views (
  quarter bigint not null,
  path text not null,
  count integer not null,
  primary key (quarter, path)
);

create index page_views_path on page_views (path, quarter, count);

-- What the server saw itself, also of visitors who are not counted.
create table served_deeds (
  quarter bigint not null,
  deed text not null,
  count integer not null,
  primary key (quarter, deed)
);
