import type { Database } from '../../db/database.ts'
import type { AttemptStatus, PaymentAttempt } from './attempt.model.ts'

/** taken_back: its bank took it back, and nobody of the school looks into that any more. */
export type ToldStatus = AttemptStatus | 'taken_back'

type EndedAttempt = Pick<PaymentAttempt, 'id' | 'status'>

/** How to tell the family of these attempts: of what a bank took back, once the school has decided about it (payments-50). */
export async function toldStatusesOf(
  database: Database,
  attempts: readonly EndedAttempt[],
): Promise<(attempt: EndedAttempt) => ToldStatus> {
  const reversed = attempts.filter(({ status }) => status === 'reversed').map(({ id }) => id)
  const decided = reversed.length === 0 ? new Set<string>() : await decidedOf(database, reversed)
  return ({ id, status }) => (status === 'reversed' && decided.has(id) ? 'taken_back' : status)
}

/** A person has attended to the exception that it raised, or has said of its dispute that the family bears the loss. */
async function decidedOf(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows: readonly { readonly id: string }[] = await database('payment_attempt as t')
    .whereIn('t.id', [...ids])
    .whereRaw(`(not exists (${waiting}) or exists (${borneByFamily}))`)
    .select('t.id')
  return new Set(rows.map(({ id }) => id))
}

const waiting =
  "select 1 from payment_exception as e where e.kind = 'reversed' and e.resolved_at is null and e.instance = t.instance " +
  'and (e.reference = t.reference or e.reference in (select a.reference from allocation as a where a.attempt_id = t.id))'

const borneByFamily =
  'select 1 from dispute as d join payment as p on p.id = d.payment_id where p.attempt_id = t.id ' +
  "and d.status = 'lost' and d.borne_by = 'family' and d.ended_by not like 'provider:%'"
