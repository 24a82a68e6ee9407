-- By whoever administers the server, once the tables are made: what was done is written once. Entries go when they
-- are old (privacy.retentionDays.audit), and nobody changes one: all that is added later is the number of its seal, and
-- to a seal that its entries went.

use matricula;
go

revoke update on dbo.audit from matricula_hub;
deny update ([at], [actor], [act], [subject], [before], [after], [trace]) on dbo.audit to matricula_hub;
deny update ([number], [entries], [newest_at], [seal], [sealed_at]) on dbo.audit_seal to matricula_hub;
-- A movement of money is never changed and never goes: what was wrong is put right by another.
deny update, delete on dbo.posting to matricula_hub;
deny update, delete on dbo.posting_line to matricula_hub;
go
