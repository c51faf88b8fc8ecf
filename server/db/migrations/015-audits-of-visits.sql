-- Whether a website was analysed on a visit, and what came of it.

alter table visits add column audit_excellent integer not null default 0;

alter table visits add column audit_moderate integer not null default 0;

alter table visits add column audit_needs_improvement integer not null default 0;
