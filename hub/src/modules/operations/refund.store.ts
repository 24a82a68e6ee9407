import Joi from 'joi'
import type { Database } from '../../db/database.ts'

interface RefundRow {
  readonly id: number
  readonly reference: string
  readonly provider_ref: string
  readonly facts: string
  readonly resolution: string | null
  readonly asked: number | string | null
}

/** Money that went back: asked of the provider, or by hand. */
const isRefund = (resolution: string | null) => /^(refund|refunded-by-hand)(?: ·|$)/.test(resolution ?? '')

const amounts = Joi.object<{ readonly amount?: number; readonly seen?: number }>({
  amount: Joi.number().integer(),
  seen: Joi.number().integer(),
}).unknown()

/** References with a charge that more went back for than the payer had paid; by hand, for what the provider says came in. */
export async function excessiveRefunds(database: Database): Promise<readonly string[]> {
  const rows: readonly RefundRow[] = await database('payment_exception as e')
    .whereNotNull('e.resolved_at')
    .orderBy('e.id')
    .select('e.id', 'e.reference', 'e.provider_ref', 'e.facts', 'e.resolution')
    .select({ asked: askedOf(database) })
  const refunds = rows.filter(({ resolution }) => isRefund(resolution))
  const back = new Map<string, number>()
  for (const row of refunds) back.set(chargeOf(row), (back.get(chargeOf(row)) ?? 0) + refundedIn(row.facts))
  const excessive = refunds.filter((row) => (back.get(chargeOf(row)) ?? 0) > paidFor(row))
  return [...new Set(excessive.map(({ reference }) => reference))]
}

/** What the attempt, or the child's share of one, was for. */
function askedOf(database: Database) {
  return database.raw(
    'coalesce((select t.amount from payment_attempt as t where t.reference = e.reference), ' +
      '(select max(a.amount) from allocation as a where a.reference = e.reference))',
  )
}

/** A reference may have been charged more than once. */
function chargeOf({ reference, provider_ref }: RefundRow): string {
  return `${reference} ${provider_ref}`
}

function refundedIn(facts: string): number {
  const { amount, seen } = Joi.attempt(JSON.parse(facts), amounts)
  return amount ?? seen ?? 0
}

/** What the provider saw counts where it was not what we asked for; else what the payment was for. */
function paidFor({ facts, asked }: RefundRow): number {
  const { seen } = Joi.attempt(JSON.parse(facts), amounts)
  return Math.max(seen ?? 0, Number(asked ?? 0))
}
