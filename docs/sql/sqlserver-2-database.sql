-- By whoever administers the server, before the tables are made.

use matricula;
go

create user matricula_owner for login matricula_owner with default_schema = dbo;
create user matricula_hub for login matricula_hub with default_schema = dbo;
go

-- The owner makes and changes tables; it neither administers the database nor its users.
alter role db_ddladmin add member matricula_owner;
alter role db_datareader add member matricula_owner;
alter role db_datawriter add member matricula_owner;
go

-- The hub reads and writes rows, and nothing else.
alter role db_datareader add member matricula_hub;
alter role db_datawriter add member matricula_hub;
go
