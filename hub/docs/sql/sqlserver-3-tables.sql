-- By whoever administers the server, once the tables are made: what was done is written once. Entries go when they
-- are old (privacy.retentionDays.audit), and nobody changes one.

use matricula;
go

deny update on dbo.audit to matricula_hub;
go
