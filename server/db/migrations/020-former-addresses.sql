-- Confirmed addresses that an account had before: what was written from them is still its person's.
create table former_addresses (
  user_id text not null references users (id) on delete cascade,
  -- In lower case.
  email text not null,
  left_at bigint not null,
  primary key (user_id, email)
);
