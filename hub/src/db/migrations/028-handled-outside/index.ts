import type { Knex } from 'knex'
import { cop } from '../../columns.ts'
import { insertRows } from '../../statements.ts'
import { dropColumns } from '../drop-columns.ts'

/** What of a payment a person handled outside the hub; what they had attended to before has left it without a home. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('payment', (table) => void cop(table, 'outside').notNullable().defaultTo(0))
  for (const attended of await attendedOf(db)) await takeOutside(db, attended)
}

/** A posting is never changed: what was handled outside is turned. */
export async function down(db: Knex): Promise<void> {
  const rows: readonly (PaymentRow & { readonly outside: number | string })[] = await db('payment')
    .where('outside', '>', 0)
    .select('id', 'left', 'outside', 'moves', 'trace')
  const at = new Date().toISOString()
  for (const row of rows) await move(db, row, { amount: -Number(row.outside), at })
  return dropColumns(db, 'payment', ['outside'])
}

interface Attended {
  readonly instance: string
  readonly reference: string
  readonly provider_ref: string
  readonly facts: string
  readonly resolved_at: string
}

interface Facts {
  readonly amount?: number
  readonly seen?: number
  readonly currency?: string
  readonly providerRef?: string | null
}

async function attendedOf(db: Knex): Promise<readonly Attended[]> {
  return db('payment_exception')
    .whereIn('kind', ['unknown-reference', 'approved-again'])
    .where('resolution', 'like', 'attended%')
    .whereNotNull('resolved_at')
    .orderBy('id')
    .select('instance', 'reference', 'provider_ref', 'facts', 'resolved_at')
}

interface PaymentRow {
  readonly id: string
  readonly left: number | string
  readonly moves: number
  readonly trace: string
}

async function takeOutside(db: Knex, attended: Attended): Promise<void> {
  const { instance, facts, resolved_at: at } = attended
  const { seen, amount, currency = 'COP', providerRef }: Facts = JSON.parse(facts)
  const payment: PaymentRow | undefined = await db('payment')
    .where({ instance, reference: await wholeOf(db, attended) })
    .where({ provider_ref: providerRef ?? attended.provider_ref })
    .first('id', 'left', 'moves', 'trace')
  const outside = Math.min(Number(payment?.left ?? 0), currency === 'COP' ? (seen ?? amount ?? 0) : 0)
  if (payment === undefined || outside <= 0) return
  await move(db, payment, { amount: outside, at })
  await db('payment').where({ id: payment.id }).update({ outside })
}

interface Move {
  /** COP: what leaves `left`, or comes back to it where less than 0. */
  readonly amount: number
  readonly at: string
}

async function move(db: Knex, { id, left, trace, ...row }: PaymentRow, { amount, at }: Move): Promise<void> {
  const moves = row.moves + 1
  await db('payment')
    .where({ id })
    .update({ left: Number(left) - amount, moves })
  const subject = `payment:${id}`
  const key = `${subject}:${moves}`
  await insertRows(db, 'posting', [
    { key, subject, day: bogotaDay(at), posted_at: at, reason: 'handled-outside', trace },
  ])
  await insertRows(db, 'posting_line', [
    { posting: key, place: 0, account: `unapplied/${id}`, amount },
    { posting: key, place: 1, account: `handled-outside/${id}`, amount: -amount },
  ])
}

/** A child's share is told by the reference of what was paid for several. */
async function wholeOf(db: Knex, { reference }: Attended): Promise<string> {
  const whole: { reference: string } | undefined = await db('allocation as a')
    .join('payment_attempt as t', 't.id', 'a.attempt_id')
    .where('a.reference', reference)
    .first('t.reference')
  return whole?.reference ?? reference
}

const offsetMs = 5 * 3_600_000

/** Bogotá has had no other offset since 1993. */
function bogotaDay(at: string): string {
  return new Date(Date.parse(at) - offsetMs).toISOString().slice(0, 10)
}
