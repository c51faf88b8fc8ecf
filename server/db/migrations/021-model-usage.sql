-- What a call was for, how soon the first word came, and what of the input the provider had kept or newly kept.
alter table provider_calls add column kind text not null default 'answer';
alter table provider_calls add column first_ms integer;
alter table provider_calls add column cached_tokens integer;
alter table provider_calls add column written_tokens integer;
