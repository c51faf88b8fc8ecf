-- What the owner wrote to the answer to a proposed time; earlier answers have only mailed it.
alter table meeting_proposals add column answer_note text not null default '';
