-- By the owner, once its tables are made and after each update of the hub: what was done is written once. Entries go
-- when they are old (privacy.retentionDays.audit), and nobody changes one.

revoke update on audit from matricula_hub;
