import type { Cop, LocalDate } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import { isHeard } from './look.ts'
import { isOpen, type ReadDay } from './read-days.ts'

interface Sum {
  readonly count: number
  readonly amount: Cop
}

export interface DaySummary {
  readonly day: LocalDate
  /** Null where an instance has no list or did not answer. */
  readonly provider: Sum | null
  /** What was paid, what of it providers must show, and what accounting must show for it. */
  readonly hub: Sum & { readonly charged: Cop; readonly booked: Cop }
  readonly accounting: Sum | null
  readonly open: number
  readonly state: DayState
}

/**
 * agrees: payment by payment, and so do the sums. joined: nothing is open, and where the sums differ a person has
 * joined rows. nothing: nobody tells of a payment. unknown: nothing differs, and not everybody was heard.
 */
export const dayStates = ['agrees', 'joined', 'differs', 'nothing', 'unknown'] as const
export type DayState = (typeof dayStates)[number]

/** A day in sums: what each holds for paid. */
export function summariseDay({ day, sources, rows }: ReadDay): DaySummary {
  const isWhole = (source: 'provider' | 'accounting') =>
    sources.filter((one) => one.source === source).every(({ state }) => isHeard(state))
  const held = rows.flatMap(({ movement }) => (movement?.standing === 'stands' ? [movement] : []))
  const charged = rows.flatMap(({ charge }) =>
    charge?.payment.status === 'approved' ? [charge.payment] : [],
  )
  const sums = {
    provider: isWhole('provider') ? sumOf(charged) : null,
    hub: {
      ...sumOf(held),
      charged: sumOf([...held.filter(({ atProvider }) => atProvider), ...rows.flatMap(givenBackOf)]).amount,
      booked: sum(held.flatMap(({ bookings }) => bookings.map(({ amount }) => amount))),
    },
    accounting: isWhole('accounting') ? sumOf(rows.flatMap(({ entries }) => entries)) : null,
  }
  const open = rows.filter(isOpen).length
  return { day, ...sums, open, state: stateOf({ ...sums, open, rows: rows.length }) }
}

/** Money that a person gave back stands in the provider's list for ever. */
function givenBackOf({ movement, charge }: ReadDay['rows'][number]) {
  return movement?.standing === 'returned' && charge?.payment.status === 'approved' ? [charge.payment] : []
}

type Told = Pick<DaySummary, 'provider' | 'hub' | 'accounting' | 'open'> & { readonly rows: number }

/** Pure: how a day stands. */
export function stateOf({ provider, hub, accounting, open, rows }: Told): DayState {
  if (open > 0) return 'differs'
  if (provider === null || accounting === null) return 'unknown'
  if (rows === 0) return 'nothing'
  return provider.amount === hub.charged && accounting.amount === hub.booked ? 'agrees' : 'joined'
}

function sumOf(items: readonly { readonly amount: Cop }[]): Sum {
  return { count: items.length, amount: sum(items.map(({ amount }) => amount)) }
}
