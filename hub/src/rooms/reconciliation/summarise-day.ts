import type { Cop, LocalDate } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import { isOpen, type ReadDay } from './read-day.ts'

interface Sum {
  readonly count: number
  readonly amount: Cop
}

export interface DaySummary {
  readonly day: LocalDate
  /** Null where an instance has no list or did not answer. */
  readonly provider: Sum | null
  /** What was paid, and what accounting must show for it. */
  readonly hub: Sum & { readonly booked: Cop }
  readonly accounting: Sum | null
  readonly open: number
  readonly state: 'agrees' | 'differs' | 'unknown'
}

/** A day in sums: what each holds for paid. */
export function summariseDay({ day, sources, rows }: ReadDay): DaySummary {
  const isWhole = (source: 'provider' | 'accounting') =>
    sources.filter((one) => one.source === source).every(({ state }) => state === 'listed')
  const held = rows.flatMap(({ movement }) => (movement?.standing === 'stands' ? [movement] : []))
  const charged = rows.flatMap(({ charge }) =>
    charge?.payment.status === 'approved' ? [charge.payment] : [],
  )
  const booked = rows.flatMap(({ entries }) => entries)
  const open = rows.filter(isOpen).length
  const unheard = !isWhole('provider') || !isWhole('accounting')
  return {
    day,
    provider: isWhole('provider') ? sumOf(charged) : null,
    hub: {
      ...sumOf(held),
      booked: sum(held.flatMap(({ bookings }) => bookings.map(({ amount }) => amount))),
    },
    accounting: isWhole('accounting') ? sumOf(booked) : null,
    open,
    state: open > 0 ? 'differs' : unheard ? 'unknown' : 'agrees',
  }
}

function sumOf(items: readonly { readonly amount: Cop }[]): Sum {
  return { count: items.length, amount: sum(items.map(({ amount }) => amount)) }
}
