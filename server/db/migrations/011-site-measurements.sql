-- What the owner's measurements of this site found, kept to see how it develops.

create table site_measurements (
  id text primary key,
  measured_at bigint not null,
  findings text not null
);

create index site_measurements_at on site_measurements (measured_at, id);

-- Field vitals by week, whatever the page and the connection: what the owner's charts are drawn from. `start` is a Monday in UTC.
create table field_vitals_weeks (
  start bigint not null,
  vital text not null,
  value bigint not null,
  count bigint not null,
  primary key (start, vital, value)
);

-- The first day of 1970 was a Thursday.
insert into field_vitals_weeks (start, vital, value, count)
select day - ((day + 259200000) % 604800000), vital, value, sum(count)
from field_vitals
group by 1, 2, 3;
