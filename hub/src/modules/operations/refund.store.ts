import Joi from 'joi'
import type { Database } from '../../db/open-database.ts'

interface RefundRow {
  readonly id: number
  readonly reference: string
  readonly provider_ref: string
  readonly facts: string
  readonly resolution: string | null
  readonly tried: number | string | null
  readonly invoices: number | string | null
  readonly family: number | string | null
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
    .leftJoin('payment_attempt as a', 'a.id', 'e.attempt_id')
    .leftJoin('invoice_payment as i', 'i.reference', 'e.reference')
    .leftJoin('family_payment as f', 'f.reference', 'e.reference')
    .whereNotNull('e.resolved_at')
    .orderBy('e.id')
    .select('e.id', 'e.reference', 'e.provider_ref', 'e.facts', 'e.resolution')
    .select({ tried: 'a.amount', invoices: 'i.amount', family: 'f.amount' })
  const refunds = rows.filter(({ resolution }) => isRefund(resolution))
  const back = new Map<string, number>()
  for (const row of refunds) back.set(chargeOf(row), (back.get(chargeOf(row)) ?? 0) + refundedIn(row.facts))
  const excessive = refunds.filter((row) => (back.get(chargeOf(row)) ?? 0) > paidFor(row))
  return [...new Set(excessive.map(({ reference }) => reference))]
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
function paidFor({ facts, tried, invoices, family }: RefundRow): number {
  const { seen } = Joi.attempt(JSON.parse(facts), amounts)
  const asked = Number(tried ?? invoices ?? family ?? 0)
  return Math.max(seen ?? 0, asked)
}
