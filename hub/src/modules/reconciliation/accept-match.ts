import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { type Match, addMatch } from './match.store.ts'
import { judgeMatch } from './judge-match.ts'
import { readDay } from './read-day.ts'
import { isOpen } from './read-days.ts'
import { readOf } from './read-of.ts'

export interface AcceptMatchCommand {
  readonly day: LocalDate
  readonly rows: readonly string[]
  readonly reason: string
  readonly actor: string
  readonly trace: string
}

/**
 * A person holds some rows of a day for one payment. The day is read anew, so that nobody matches what has changed
 * since; of two at once the table's key lets one through.
 */
export async function acceptMatch(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'plugins'>,
  command: AcceptMatchCommand,
): Promise<Refusal<'BAD_INPUT' | 'ROWS_CHANGED'> | Match> {
  const { day, rows: wanted, reason, actor, trace } = command
  const { rows } = await readDay(app, day, readOf(trace))
  const open = new Map(rows.filter(isOpen).map((row) => [row.id, row]))
  if (!wanted.every((id) => open.has(id))) return refuse('ROWS_CHANGED')
  const matched = wanted.flatMap((id) => open.get(id) ?? [])
  const refusal = judgeMatch(matched, (reference) => app.ids.hasIssued(reference))
  if (refusal !== null) return refuse('BAD_INPUT', { fields: { rows: [`match.${refusal}`] } })
  const at = app.clock.wall()
  const id = app.ids.id()
  const match = { id, day, rows: wanted.toSorted(), reason, by: actor, at: at.toISOString() }
  const before = { verdicts: match.rows.map((row) => open.get(row)?.verdict) }
  const after = { day, rows: match.rows, reason }
  try {
    await inTransaction(app.database, async (trx) => {
      await addMatch(trx, match)
      await recordAudit(trx, { at, actor, act: 'reconciliation.match', subject: id, before, after, trace })
    })
    return match
  } catch (error) {
    if (isDuplicate(error)) return refuse('ROWS_CHANGED')
    throw error
  }
}
