-- Sample projects of the demonstration that the owner has deleted: no start of the server makes them again.
create table deleted_demo_projects (
  id text primary key
);
