-- By the owner, once its tables are made and after each update of the hub: what was done is written once. Entries go
-- when they are old (privacy.retentionDays.audit), and nobody changes one: all that is added later is the number of its
-- seal, and to a seal that its entries went.

revoke update on audit, audit_seal from matricula_hub;
grant update (sealed_in) on audit to matricula_hub;
grant update (dropped_at) on audit_seal to matricula_hub;

-- A movement of money is never changed and never goes: what was wrong is put right by another.
revoke update, delete on posting, posting_line from matricula_hub;
