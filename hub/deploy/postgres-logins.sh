#!/bin/sh
# Run once by PostgreSQL's image, when the database is new: the two logins of docs/sql, each with its password.
set -eu
psql -v ON_ERROR_STOP=1 --dbname=postgres --file=/sql/postgres-1-server.sql
psql -v ON_ERROR_STOP=1 --dbname=matricula --file=/sql/postgres-2-database.sql
# Read by psql itself, so that no list of processes and no log shows them.
psql -v ON_ERROR_STOP=1 --quiet --dbname=postgres <<'SQL'
\getenv owner MATRICULA_OWNER_PASSWORD
\getenv hub MATRICULA_HUB_PASSWORD
alter role matricula_owner password :'owner';
alter role matricula_hub password :'hub';
SQL
