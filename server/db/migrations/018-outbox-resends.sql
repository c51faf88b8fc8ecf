-- A mail that was handed over without being confirmed is sent once more, and no payload outlives its purpose.

-- How often the server stopped between handing the row over and hearing that it was accepted.
alter table outbox add column unconfirmed_count integer not null default 0;
-- After this time there is no use in delivering it: a link in it works no more.
alter table outbox add column expires_at bigint;
-- 1: of the payload only what the owner's screens show is left.
alter table outbox add column payload_reduced integer not null default 0;

-- What waits, or was given up, from before this version. The lifetimes are those of contract/accounts/mailed-links.ts.
update outbox set expires_at = created_at + 86400000 where id like '%-verification';
update outbox set expires_at = created_at + 3600000 where id like '%-reset';
update outbox set expires_at = created_at + 900000 where id like '%-magicLink';
update outbox set expires_at = created_at + 604800000 where id like '%-invitation';
