import type { Cop, LocalDate } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import { splitPath } from '../payments/split-path.ts'
import { adminInstance } from './admin-movement.store.ts'
import type { DayLedger } from './day-ledger.ts'
import { isHeard } from './source-answer.ts'
import type { Movement } from './movement.ts'
import { isOpen, type ReadDay } from './read-days.ts'

interface Sum {
  readonly count: number
  readonly amount: Cop
}

export interface DaySummary {
  readonly day: LocalDate
  /** Null where an instance has no list or did not answer. */
  readonly provider: Sum | null
  /** What was paid, orders of the administration, what of it providers must show, and what accounting must show for it. */
  readonly hub: Sum & { readonly orders: number; readonly charged: Cop; readonly booked: Cop }
  readonly accounting: Sum | null
  /** What came and what went back, as the ledger has it. */
  readonly ledger: DayLedger
  readonly open: number
  /** Lines of the bank's files that a person has still to look into. */
  readonly waiting: number
  readonly state: DayState
}

/**
 * agrees: payment by payment, and so do the sums. joined: nothing is open, and where the sums differ a person has
 * joined rows. waiting: nothing else is open, and lines of the bank's file wait for a person. nothing: nobody tells of a payment. unknown: nothing differs, and not everybody was heard.
 */
export const dayStates = ['agrees', 'joined', 'differs', 'waiting', 'nothing', 'unknown'] as const
export type DayState = (typeof dayStates)[number]

/** A day in sums: what each holds for paid. */
export function summariseDay({ day, sources, rows, outflows, ledger, waiting }: ReadDay): DaySummary {
  const isWhole = (source: 'provider' | 'accounting') =>
    sources.filter((one) => one.source === source).every(({ state }) => isHeard(state))
  const held = rows.flatMap(({ movement }) => (movement?.moneyState === 'stands' ? [movement] : []))
  const charged = rows.flatMap(({ charge }) =>
    charge?.payment.status === 'approved' ? [charge.payment] : [],
  )
  const sums = {
    provider: isWhole('provider') ? sumOf(charged) : null,
    hub: {
      ...sumOf(held.filter(isPayment).map(({ posted }) => ({ amount: posted }))),
      orders: held.filter(({ instance }) => instance === adminInstance).length,
      charged: sumOf([...held.filter(isCharged), ...rows.flatMap(unaskedOf)]).amount,
      booked: sum(held.flatMap(({ bookings }) => bookings.map(({ amount }) => amount))),
    },
    accounting: isWhole('accounting')
      ? sumOf(rows.flatMap((row) => (isSettled(row) ? [] : row.entries)))
      : null,
  }
  const open = openOf({ rows, outflows })
  const state = stateOf({ ...sums, open, waiting, rows: rows.length + outflows.length })
  return { day, ...sums, ledger, open, waiting, state }
}

/** Nobody pays an order of the administration here, and an order that was split is paid by its parts. */
function isPayment({ instance }: Movement): boolean {
  return instance !== adminInstance && instance !== splitPath
}

/** Whether its provider must show its charge as it stands here. */
function isCharged({ atProvider, lossBorneBy }: Movement): boolean {
  return atProvider && lossBorneBy === null
}

/** Money that a person gave back, or that was lost in a dispute, stands in the provider's list for ever, or does not. */
function unaskedOf({ movement, charge }: ReadDay['rows'][number]) {
  const isUnasked = movement?.moneyState === 'returned' || (movement?.lossBorneBy ?? null) !== null
  return isUnasked && charge?.payment.status === 'approved' ? [charge.payment] : []
}

/** Went back, and everybody has it so: what accounting lists stands beside the note that undoes it. */
function isSettled({ movement, verdict }: ReadDay['rows'][number]): boolean {
  return movement !== null && movement.moneyState !== 'stands' && verdict === 'agrees'
}

/** How much a person has still to look at: what went back of a payment that is open itself is one with it. */
function openOf({ rows, outflows }: Pick<ReadDay, 'rows' | 'outflows'>): number {
  const open = rows.filter(isOpen)
  const names = new Set(open.flatMap(({ movement }) => movement?.reference ?? []))
  return (
    open.length +
    outflows.filter((row) => isOpen({ ...row, match: null }) && !names.has(row.reference)).length
  )
}

type DayTotals = Pick<DaySummary, 'provider' | 'accounting' | 'open' | 'waiting'> & {
  readonly hub: Pick<DaySummary['hub'], 'charged' | 'booked'>
  readonly rows: number
}

/** Pure: how a day stands. */
export function stateOf({ provider, hub, accounting, open, waiting, rows }: DayTotals): DayState {
  if (open > 0) return 'differs'
  if (waiting > 0) return 'waiting'
  if (provider === null || accounting === null) return 'unknown'
  if (rows === 0) return 'nothing'
  return provider.amount === hub.charged && accounting.amount === hub.booked ? 'agrees' : 'joined'
}

function sumOf(items: readonly { readonly amount: Cop }[]): Sum {
  return { count: items.length, amount: sum(items.map(({ amount }) => amount)) }
}
