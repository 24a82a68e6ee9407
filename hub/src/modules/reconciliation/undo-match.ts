import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropMatch, lockMatch } from './match.store.ts'

export interface Undoing {
  readonly id: string
  readonly actor: string
  readonly trace: string
}

/** Lets the rows of a match be rows of their own again. */
export function undoMatch(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { id, actor, trace }: Undoing,
): Promise<Refusal<'NOT_FOUND'> | null> {
  return inTransaction(database, async (trx) => {
    const match = await lockMatch(trx, id)
    if (match === null) return refuse('NOT_FOUND')
    await dropMatch(trx, id)
    const { day, rows, reason, by } = match
    const change = { before: { day, rows, reason, by }, after: null }
    await recordAudit(trx, {
      at: clock.wall(),
      actor,
      act: 'reconciliation.undo',
      subject: id,
      ...change,
      trace,
    })
    return null
  })
}
