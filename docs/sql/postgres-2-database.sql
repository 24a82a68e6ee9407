-- By whoever administers the server, connected to the new database, before its tables are made.

revoke all on schema public from public;
grant usage, create on schema public to matricula_owner;
grant usage on schema public to matricula_hub;

-- What the owner will make, the hub may fill; it may neither change nor drop it.
alter default privileges for role matricula_owner in schema public
  grant select, insert, update, delete on tables to matricula_hub;
alter default privileges for role matricula_owner in schema public
  grant usage, select on sequences to matricula_hub;
