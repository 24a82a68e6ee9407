import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { StaffRole } from '../../http/caller.ts'
import { keyFrom } from '../../http/keys.ts'
import { sha256 } from '../../shared/ids.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { addKey, type ApiKey } from './key.store.ts'

export interface IssueKeyCommand {
  readonly name: string
  readonly roles: readonly StaffRole[]
  /** How many days it opens; null: for ever. */
  readonly days: number | null
  readonly actor: string
  readonly trace: string
}

const prefixLength = 8
const dayMs = 24 * 3600 * 1000

/** Makes a key for a machine. This answer is the one place where it can be read. */
export async function issueKey(
  app: Pick<AppContext, 'database' | 'clock' | 'ids'>,
  { name, roles, days, actor, trace }: IssueKeyCommand,
): Promise<ApiKey & { readonly key: string }> {
  const key = keyFrom(app.ids.secret())
  const at = app.clock.wall()
  const issued: ApiKey = {
    id: app.ids.id(),
    prefix: key.slice(0, prefixLength),
    name,
    roles,
    created_by: actor,
    created_at: at.toISOString(),
    last_used_at: null,
    expires_at: days === null ? null : new Date(at.getTime() + days * dayMs).toISOString(),
    revoked_at: null,
  }
  await inTransaction(app.database, async (trx) => {
    await addKey(trx, issued, sha256(key))
    await recordAudit(trx, {
      at,
      actor,
      act: 'key.issue',
      subject: issued.id,
      before: null,
      after: { prefix: issued.prefix, roles, expires_at: issued.expires_at },
      trace,
    })
  })
  return { ...issued, key }
}
