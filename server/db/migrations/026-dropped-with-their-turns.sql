-- A model's sentence may repeat what a visitor said: it is kept only beside a turn that the visitor lets the owner read,
-- and goes with that. Earlier ones, and those of an earlier version beside this one, have none and are swept away.
alter table dropped_sentences add column turn text references chat_turns (id) on delete cascade;

create index dropped_sentences_turn on dropped_sentences (turn);
