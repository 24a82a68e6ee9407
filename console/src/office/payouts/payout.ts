import type { ResponseOf, RowOf } from '../api/call.ts'
import { rowsAddress } from '../list/rows-address.ts'

export type Payout = RowOf<'GET /api/payouts'>
export type PayoutDetails = ResponseOf<'GET /api/payouts/{id}'>
export type PayoutLine = PayoutDetails['parts'][number]
export type OpeningBalance = RowOf<'GET /api/payouts/opening-balances'>
export type PayoutAct = 'arrived' | 'returned'

/** How a payout stands; one that takes from the school (a net of less than 0) in words of its own (ledger-16). */
export type PayoutState = Payout['status'] | 'owed' | 'taken' | 'taken-back'

const takenStates = { 'in-transit': 'owed', arrived: 'taken', returned: 'taken-back' } as const

export function payoutState({ status, net }: Pick<Payout, 'status' | 'net'>): PayoutState {
  return net < 0 ? takenStates[status] : status
}

/** The name of an act in the texts: a provider takes from the school's account what it is owed. */
export function payoutActName(
  act: PayoutAct,
  { net }: Pick<Payout, 'net'>,
): PayoutAct | 'taken' | 'taken-back' {
  if (net >= 0) return act
  return act === 'arrived' ? 'taken' : 'taken-back'
}

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
