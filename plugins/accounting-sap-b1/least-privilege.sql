-- The login of `settings.sql`: it may read what the adapter reads, in one company database, and nothing else.
-- Run as an administrator of the SQL Server. Replace the database name, and the password before anything.

USE [master];
CREATE LOGIN [matricula_hub_read]
  WITH PASSWORD = N'<a long random password>', CHECK_POLICY = ON, DEFAULT_DATABASE = [COLEGIO];
GO

USE [COLEGIO];
CREATE USER [matricula_hub_read] FOR LOGIN [matricula_hub_read] WITH DEFAULT_SCHEMA = [dbo];

-- Columns, not tables: partners' addresses, bank details and identity numbers stay out of reach.
-- Where settings.sql.balanceColumn names another column, grant that one in place of Balance.
GRANT SELECT ON [dbo].[OCRD] ([CardCode], [Balance]) TO [matricula_hub_read];
GRANT SELECT ON [dbo].[OINV]
  ([DocEntry], [DocNum], [DocDueDate], [DocTotal], [PaidToDate], [DocCur], [CardCode], [CardName], [DocStatus],
   [CANCELED]) TO [matricula_hub_read];
GRANT SELECT ON [dbo].[INV1] ([DocEntry], [LineNum], [Dscription]) TO [matricula_hub_read];
GRANT SELECT ON [dbo].[OITM] ([ItemCode], [ItemName], [frozenFor]) TO [matricula_hub_read];
GRANT SELECT ON [dbo].[ITM1]
  ([ItemCode], [PriceList], [Price], [Currency], [BasePLNum], [Factor]) TO [matricula_hub_read];
GRANT SELECT ON [dbo].[OPLN] ([ListNum], [ListName], [ValidFor]) TO [matricula_hub_read];
GRANT SELECT ON [dbo].[OPRJ] ([PrjCode]) TO [matricula_hub_read];
GRANT SELECT ON [dbo].[@MATRICULA_TERMS] TO [matricula_hub_read];

-- It never writes, whatever role somebody adds to it later.
DENY INSERT, UPDATE, DELETE, ALTER TO [matricula_hub_read];
GO

-- Readers don't wait for writers then, nor writers for readers. SAP's partner decides; run it in a maintenance window.
-- ALTER DATABASE [COLEGIO] SET READ_COMMITTED_SNAPSHOT ON WITH ROLLBACK IMMEDIATE;

-- Proof: the first answers, the second and the third are refused.
-- EXECUTE AS USER = N'matricula_hub_read';
-- SELECT TOP (1) CardCode FROM dbo.OCRD;
-- SELECT TOP (1) LicTradNum FROM dbo.OCRD;
-- UPDATE dbo.OPRJ SET PrjName = PrjName WHERE 1 = 0;
-- REVERT;
