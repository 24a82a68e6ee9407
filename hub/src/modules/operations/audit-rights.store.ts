import type { Database } from '../../db/database.ts'
import { dialectOf, type RawAnswer, rowsOf } from '../../db/statements.ts'

/** What our own login may do to what was written once. */
export interface AuditRights {
  readonly ownsTables: boolean
  /** Beyond the columns that sealing writes. */
  readonly mayRewrite: boolean
}

const trail = `c.relname in ('audit', 'audit_seal', 'posting', 'posting_line') and c.relnamespace = current_schema()::regnamespace`

const ownRights = `select
    bool_or(pg_has_role(current_user, c.relowner, 'USAGE')) as "ownsTables",
    bool_or(has_table_privilege(current_user, c.oid, 'UPDATE')) as "mayRewrite"
  from pg_class c where ${trail}`

const grantees = `select distinct coalesce(r.rolname::text, 'public') as login
  from pg_class c cross join lateral aclexplode(c.relacl) granted left join pg_roles r on r.oid = granted.grantee
  where ${trail} and granted.privilege_type in ('UPDATE', 'TRUNCATE') and granted.grantee <> c.relowner
  order by 1`

/** Null where a restore takes no rights away: the embedded database has no logins, and SQL Server keeps them in it. */
export async function ownAuditRights(database: Database): Promise<AuditRights | null> {
  if (dialectOf(database) !== 'pg') return null
  const answer: RawAnswer<AuditRights> = await database.raw(ownRights)
  return rowsOf(answer)[0] ?? null
}

/** The logins besides the owner that may change the trail's entries or seals, whoever asks. */
export async function rewritersOfAudit(database: Database): Promise<readonly string[]> {
  if (dialectOf(database) !== 'pg') return []
  const answer: RawAnswer<{ readonly login: string }> = await database.raw(grantees)
  return rowsOf(answer).map(({ login }) => login)
}
