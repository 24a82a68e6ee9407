import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import type { Keys } from '../../http/keys.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { lockKey, writeRevoked } from './key.store.ts'

export interface RevokeKeyCommand {
  readonly id: string
  readonly actor: string
  readonly trace: string
}

/** Makes a key worthless, for good. Asking again changes nothing. */
export async function revokeKey(
  app: Pick<AppContext, 'database' | 'clock'>,
  keys: Keys,
  { id, actor, trace }: RevokeKeyCommand,
): Promise<Refusal<'NOT_FOUND'> | null> {
  const at = app.clock.wall()
  const refused = await inTransaction(app.database, async (trx) => {
    const key = await lockKey(trx, id)
    if (key === null) return refuse('NOT_FOUND')
    if (key.revoked_at !== null) return null
    await writeRevoked(trx, id, at)
    const before = { prefix: key.prefix, roles: key.roles }
    await recordAudit(trx, { at, actor, act: 'key.revoke', subject: id, before, after: null, trace })
    return null
  })
  keys.forget(id)
  return refused
}
