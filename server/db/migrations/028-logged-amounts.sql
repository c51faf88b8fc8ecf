-- The money that an entry is about, in the currency's smallest unit: each reader sees it as their language writes it.
-- Earlier entries have it in their subject.
alter table admin_log add column amount bigint;
alter table admin_log add column currency text;
