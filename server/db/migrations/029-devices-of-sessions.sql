-- The session in which a device was added: who ends the session ends what it tells, too. Null for those added before.
alter table push_subscriptions add column session_id text;
