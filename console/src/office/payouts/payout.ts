import type { ResponseOf, RowOf } from '../api/call.ts'
import { rowsAddress } from '../list/rows-address.ts'

export type Payout = RowOf<'GET /api/payouts'>
export type PayoutDetails = ResponseOf<'GET /api/payouts/{id}'>
export type PayoutLine = PayoutDetails['parts'][number]
export type OpeningBalance = RowOf<'GET /api/payouts/opening-balances'>
export type PayoutAct = 'arrived' | 'returned'

const actsOf: Readonly<Record<Payout['status'], readonly PayoutAct[]>> = {
  'in-transit': ['arrived', 'returned'],
  arrived: ['returned'],
  returned: [],
}

/** What finance may still say of a payout. */
export function openActs({ status }: Pick<Payout, 'status'>): readonly PayoutAct[] {
  return actsOf[status]
}

/** Where the office shows the payment of a line; null where nobody here knows it. */
export function paymentAddress({ orders, reference }: PayoutLine): string | null {
  const [order, ...others] = orders
  if (reference === null) return null
  if (order === undefined || others.length > 0)
    return rowsAddress('/enrollment/admin/payments', { search: reference })
  return `/enrollment/admin/payments?token=${order}`
}
