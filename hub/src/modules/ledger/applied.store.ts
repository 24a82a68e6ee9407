import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'
import { isSplitAccount } from './order-parts.ts'

interface AppliedRow {
  readonly subject: string
  readonly account: string
  readonly amount: number | string
}

/** COP of what each payment pays, as its own movements say; one that pays nothing is 0 or missing. */
export async function appliedOf(
  database: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await inChunks<string, AppliedRow>(
    paymentIds.map((id) => `payment:${id}`),
    (some) =>
      database('posting as p')
        .join('posting_line as l', 'l.posting', 'p.key')
        .whereIn('p.subject', [...some])
        .where(beginsExactly(database, 'l.account', 'to-post/'))
        .groupBy('p.subject', 'l.account')
        .select('p.subject', 'l.account')
        .sum({ amount: 'l.amount' }),
  )
  const applied = new Map<string, number>()
  for (const { subject, account, amount } of rows) {
    const id = subject.replace('payment:', '')
    const isWhereItWas = isSplitAccount(account) && Number(amount) > 0
    if (!isWhereItWas) applied.set(id, (applied.get(id) ?? 0) - Number(amount))
  }
  return applied
}
