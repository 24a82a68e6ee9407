import { isAdminOrder } from './row.ts'
import type { ReconciliationRow, Side, ReconciliationSource } from './row.ts'
import { isAway } from './cell-state.ts'

interface Total {
  readonly count: number
  readonly amount: number
}

/** What is paid, and what else its rows show. */
interface Sums extends Total {
  readonly apart?: Total
}

/** What each side holds for paid; null where a source did not answer. */
export interface Totals {
  readonly provider: Sums | null
  readonly hub: Sums & { readonly orders: number; readonly charged: number; readonly booked: number }
  readonly accounting: Sums | null
}

/** The sums of some rows of a day, counted as the hub counts a whole one. */
export function totalsOf(
  rows: readonly ReconciliationRow[],
  sources: readonly ReconciliationSource[],
): Totals {
  const isUnread = (side: Side) => sources.some((one) => one.source === side && isAway(one))
  return {
    provider: isUnread('provider') ? null : atProvider(rows),
    hub: inHub(rows),
    accounting: isUnread('accounting') ? null : inAccounting(rows),
  }
}

function atProvider(rows: readonly ReconciliationRow[]): Sums {
  const shown = rows.flatMap(({ provider }) => provider ?? [])
  const isPaid = ({ status }: (typeof shown)[number]) => status === 'approved'
  return sumsOf(
    shown.filter(isPaid),
    shown.filter((one) => !isPaid(one)),
  )
}

function inHub(rows: readonly ReconciliationRow[]): Totals['hub'] {
  const shown = rows.flatMap(({ hub }) => hub ?? [])
  const onRecord = shown.filter(isOnRecord)
  const unasked = rows.flatMap(({ hub, provider }) =>
    isUnasked(hub) && provider?.status === 'approved' ? [provider] : [],
  )
  return {
    ...sumsOf(
      onRecord.filter(isPayment).map(({ posted: amount }) => ({ amount })),
      shown.filter((hub) => isPayment(hub) && !isOnRecord(hub)),
    ),
    orders: onRecord.filter((hub) => isAdminOrder({ hub })).length,
    charged: totalOf([...onRecord.filter((hub) => hub.at_provider && !isUnasked(hub)), ...unasked]).amount,
    booked: onRecord.reduce((sum, { booked }) => sum + booked, 0),
  }
}

function inAccounting(rows: readonly ReconciliationRow[]): Sums {
  const entriesOf = (some: readonly ReconciliationRow[]) =>
    some.flatMap(({ accounting }) => accounting?.entries ?? [])
  return sumsOf(entriesOf(rows.filter((row) => !isSettled(row))), entriesOf(rows.filter(isSettled)))
}

/** What stands for paid: it has something to book, or is a part of an order; what went back keeps what was booked for it. */
function isOnRecord(hub: NonNullable<ReconciliationRow['hub']>): boolean {
  const isPaid = hub.booked > 0 || hub.status === 'approved'
  return isPaid && hub.status !== 'reversed' && !isGivenBack(hub)
}

/** Nobody pays an order of the administration here, and an order that was split is paid by its parts. */
function isPayment(hub: NonNullable<ReconciliationRow['hub']>): boolean {
  return !isAdminOrder({ hub }) && hub.instance !== 'parts'
}

/** Went back, and everybody has it so: what accounting lists stands beside the note that undoes it. */
function isSettled({ hub, verdict }: ReconciliationRow): boolean {
  return hub !== null && !isOnRecord(hub) && verdict === 'agrees'
}

/** What its provider has of it is as good as anything: the school gave it back, or it was lost in a dispute. */
function isUnasked(hub: ReconciliationRow['hub']): boolean {
  return isGivenBack(hub) || (hub?.loss_borne_by ?? null) !== null
}

/** By the school, which its provider need not know. */
function isGivenBack(hub: ReconciliationRow['hub']): boolean {
  return hub?.status === 'returned' || hub?.status === 'refunded'
}

interface Item {
  readonly amount: number
}

function totalOf(items: readonly Item[]): Total {
  return { count: items.length, amount: items.reduce((sum, { amount }) => sum + amount, 0) }
}

function sumsOf(paid: readonly Item[], apart: readonly Item[]): Sums {
  return { ...totalOf(paid), ...(apart.length > 0 && { apart: totalOf(apart) }) }
}
