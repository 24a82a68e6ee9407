-- By whoever administers the server: sqlcmd -S server -i sqlserver-1-server.sql, with both passwords in the
-- environment under the names below, where no list of processes shows them.

create login matricula_owner with password = N'$(MATRICULA_OWNER_PASSWORD)', check_policy = on;
create login matricula_hub with password = N'$(MATRICULA_HUB_PASSWORD)', check_policy = on;
go

-- Capitals and accents tell keys apart here as they do in the other databases.
create database matricula collate Latin1_General_100_CS_AS_SC;
go

-- Who reads waits for nobody who writes, and what is verified is read as of one moment.
alter database matricula set read_committed_snapshot on;
alter database matricula set allow_snapshot_isolation on;
go
