-- By whoever administers the server, connected to any database of it. Give both roles a password afterwards with
-- \password matricula_owner and \password matricula_hub, which never writes it down in a history.

create role matricula_owner login nosuperuser nocreatedb nocreaterole noreplication;
create role matricula_hub login nosuperuser nocreatedb nocreaterole noreplication;

create database matricula owner matricula_owner encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8' template template0;

revoke all on database matricula from public;
grant connect on database matricula to matricula_hub;
