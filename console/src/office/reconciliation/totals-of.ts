import { isAdminOrder } from './row.ts'
import type { ReconciliationRow, Side, ReconciliationSource } from './row.ts'
import { isAway } from './cell-state.ts'

interface Total {
  readonly count: number
  readonly amount: number
}

/** What each side holds for paid; null where a source did not answer. */
export interface Totals {
  readonly provider: Total | null
  readonly hub: Total & { readonly orders: number; readonly charged: number; readonly booked: number }
  readonly accounting: Total | null
}

/** The sums of some rows of a day, counted as the hub counts a whole one. */
export function totalsOf(
  rows: readonly ReconciliationRow[],
  sources: readonly ReconciliationSource[],
): Totals {
  const charged = rows.flatMap(({ provider }) => (provider?.status === 'approved' ? [provider] : []))
  const givenBack = rows.flatMap(({ hub, provider }) =>
    hub?.status === 'returned' && provider?.status === 'approved' ? [provider] : [],
  )
  const onRecord = rows.flatMap(({ hub }) => (hub !== null && isOnRecord(hub) ? [hub] : []))
  const entries = rows.flatMap(({ accounting }) => accounting?.entries ?? [])
  const isUnread = (side: Side) => sources.some((one) => one.source === side && isAway(one))
  return {
    provider: isUnread('provider') ? null : totalOf(charged),
    hub: {
      ...totalOf(onRecord.filter((hub) => !isAdminOrder({ hub }))),
      orders: onRecord.filter((hub) => isAdminOrder({ hub })).length,
      charged: totalOf([...onRecord.filter(({ at_provider: isCharged }) => isCharged), ...givenBack]).amount,
      booked: onRecord.reduce((sum, { booked }) => sum + booked, 0),
    },
    accounting: isUnread('accounting') ? null : totalOf(entries),
  }
}

/** Only what stands for paid has anything to book; what went back keeps what was booked for it. */
function isOnRecord({ booked, status }: NonNullable<ReconciliationRow['hub']>): boolean {
  return booked > 0 && status !== 'reversed'
}

function totalOf(items: readonly { readonly amount: number }[]): Total {
  return { count: items.length, amount: items.reduce((sum, { amount }) => sum + amount, 0) }
}
