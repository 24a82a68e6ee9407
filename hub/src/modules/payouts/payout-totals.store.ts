import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import type { PayoutStatus } from './payout.ts'

interface Total {
  readonly count: number
  /** COP. */
  readonly net: number
}

/** What all payouts come to by how they stand (ledger-16). */
export interface PayoutTotals extends Readonly<
  Record<'arrived' | 'in_transit' | 'owed' | 'returned', Total>
> {
  /** COP of what arrived or is expected: without what came back. */
  readonly expected: number
}

interface Row extends Readonly<Record<'owed' | 'count' | 'net', number | string>> {
  readonly status: PayoutStatus
}

export async function payoutTotals(database: Database): Promise<PayoutTotals> {
  const isOwed = 'case when net < 0 then 1 else 0 end'
  const rows: readonly Row[] = await database('payout')
    .groupBy('status', database.raw(isOwed))
    .select('status', database.raw(`${isOwed} as owed`))
    .count({ count: '*' })
    .sum({ net: 'net' })
  const totalOf = (isMeant: (row: Row) => boolean): Total => {
    const own = rows.filter(isMeant)
    return { count: sum(own.map(({ count }) => Number(count))), net: sum(own.map(({ net }) => Number(net))) }
  }
  return {
    arrived: totalOf(({ status }) => status === 'arrived'),
    in_transit: totalOf(({ status, owed }) => status === 'in-transit' && Number(owed) === 0),
    owed: totalOf(({ status, owed }) => status === 'in-transit' && Number(owed) === 1),
    returned: totalOf(({ status }) => status === 'returned'),
    expected: totalOf(({ status }) => status !== 'returned').net,
  }
}
