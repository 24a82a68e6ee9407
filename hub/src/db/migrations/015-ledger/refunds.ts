import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { writeEntries } from './entry.ts'

interface RefundedRow {
  readonly id: number
  readonly reference: string
  readonly facts: string
  readonly resolved_at: string
  readonly resolved_by: string
}

interface PaymentRow {
  readonly id: string
  readonly account: string
  readonly amount: number | string
  readonly left: number | string
  readonly returned: number | string
  readonly moves: number
}

/** Posts what a person said went back, as far as it is left: by the provider, for more was never asked. */
export async function postRefunds(db: Knex): Promise<void> {
  const rows: readonly RefundedRow[] = await db('payment_exception')
    .whereNotNull('resolved_at')
    .where('resolution', 'like', 'refund%')
    .orderBy('id')
    .select('id', 'reference', 'facts', 'resolved_at', 'resolved_by')
  for (const row of rows) {
    const payment = await paymentOf(db, row)
    if (payment !== undefined) await postRefund(db, row, payment)
  }
}

interface Facts {
  readonly amount?: number
  readonly seen?: number
  readonly providerRef?: string | null
}

const factsOf = ({ facts }: RefundedRow): Facts => JSON.parse(facts)

/** By the charge, under the attempt's own reference or that of a child's share. */
async function paymentOf(db: Knex, row: RefundedRow): Promise<PaymentRow | undefined> {
  const shares = db('allocation').where({ reference: row.reference }).select('attempt_id')
  return db('payment')
    .where({ provider_ref: factsOf(row).providerRef ?? row.reference })
    .where((of) => void of.where({ reference: row.reference }).orWhereIn('attempt_id', shares))
    .where('left', '>', 0)
    .first()
}

async function postRefund(db: Knex, row: RefundedRow, payment: PaymentRow): Promise<void> {
  const { amount, seen } = factsOf(row)
  const left = Number(payment.left)
  const back = Math.min(left, seen ?? amount ?? left)
  const id = randomUUID()
  const [at, trace] = [row.resolved_at, 'migration']
  await db('refund').insert({
    id,
    payment_id: payment.id,
    cause: `exception:${row.id}`,
    amount: back,
    way: 'provider',
    status: 'done',
    actor: row.resolved_by,
    sent_at: at,
    ended_at: at,
    trace,
  })
  const moved = { left: left - back, returned: Number(payment.returned) + back, moves: payment.moves + 2 }
  await db('payment').where({ id: payment.id }).update(moved)
  const entry = { subject: `payment:${payment.id}`, at, trace }
  await writeEntries(db, [
    {
      ...entry,
      key: `refund:${id}`,
      lines: [
        [`unapplied/${payment.id}`, back],
        [`refund-due/${id}`, -back],
      ],
    },
    {
      ...entry,
      key: `refund:${id}:done`,
      lines: [
        [`refund-due/${id}`, back],
        [payment.account, -back],
      ],
    },
  ])
}
