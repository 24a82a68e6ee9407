import type { Cop, PaymentStatus } from '@matricula/contract'
import type { LossBearer } from '../payments/index.ts'
import type { MoneyState, DeliveryStatus } from './movement.ts'

/**
 * agrees: provider, hub and accounting say the same. only-…: of those that were asked, it alone holds the money.
 * not-yet-in-accounting and on-hold: the delivery is on its way, or waits for a person. reversed: the money went back
 * and somebody still holds it for paid. ledger-differs: the ledger has another amount as paid. unknown: nothing differs, and
 * one that should be asked was not.
 */
export const verdicts = [
  'agrees',
  'amount-differs',
  'only-provider',
  'only-hub',
  'only-accounting',
  'not-yet-in-accounting',
  'on-hold',
  'reversed',
  'ledger-differs',
  'unknown',
] as const
export type Verdict = (typeof verdicts)[number]

/** One payment as each of the three has it: null where it has none, `unknown` where it could not be asked. */
export interface Compared {
  readonly provider: Charged | null | 'unknown'
  readonly hub: KeptMovement | null
  readonly accounting: { readonly amount: Cop } | null | 'unknown'
}

interface Charged {
  readonly status: PaymentStatus
  readonly amount: Cop
  readonly currency: string
}

interface KeptMovement {
  readonly moneyState: MoneyState
  readonly amount: Cop
  /** What the ledger has as paid. */
  readonly posted: Cop
  /** Whether accounting has nothing of it that a person is to undo there. */
  readonly isUndone: boolean
  /** What accounting must show for it: the order with the lines of later, and a debt paid along. */
  readonly booked: Cop
  readonly atProvider: boolean
  readonly delivery: DeliveryStatus
  /** Who bears it where its charge was lost in a dispute, whatever its provider says of the charge since. */
  readonly lossBorneBy: LossBearer | null
}

/** What finance is told of one payment. */
export function judgeRow({ provider, hub, accounting }: Compared): Verdict {
  const charged = typeof provider === 'object' && provider?.status === 'approved' ? provider : null
  if (hub?.moneyState === 'stands' && hub.posted !== hub.amount) return 'ledger-differs'
  if (hub !== null && (hub.moneyState === 'returned' || isBorneBySchool(hub)))
    return judgeBooking(hub, accounting)
  if (hub?.moneyState === 'back' && hub.lossBorneBy !== null)
    return accounting === null || hub.isUndone ? 'agrees' : 'reversed'
  const isBack =
    hub?.moneyState === 'back' || (typeof provider === 'object' && provider?.status === 'reversed')
  if (isBack) {
    const isKept = accounting !== null && hub?.isUndone !== true
    if (charged !== null || hub?.moneyState === 'stands' || isKept) return 'reversed'
    return provider === 'unknown' ? 'unknown' : 'agrees'
  }
  if (hub?.moneyState !== 'stands') {
    if (charged === null) return 'only-accounting'
    return hub !== null && differs(charged, hub.amount) ? 'amount-differs' : 'only-provider'
  }
  if (hub.atProvider && provider !== 'unknown') {
    if (charged === null) return 'only-hub'
    if (differs(charged, hub.amount)) return 'amount-differs'
  }
  const told = judgeBooking(hub, accounting)
  return told === 'agrees' && hub.atProvider && provider === 'unknown' ? 'unknown' : told
}

/** What was paid stays paid, and the money is gone. */
function isBorneBySchool({ moneyState, lossBorneBy }: KeptMovement): boolean {
  return moneyState === 'stands' && lossBorneBy === 'school'
}

function differs({ amount, currency }: Charged, asked: Cop): boolean {
  return amount !== asked || currency !== 'COP'
}

/** What the hub holds for paid, against accounting. */
function judgeBooking(
  { booked, delivery, atProvider }: KeptMovement,
  accounting: Compared['accounting'],
): Verdict {
  if (accounting !== 'unknown' && (accounting?.amount ?? 0) === booked) return 'agrees'
  if (delivery === 'on_hold') return 'on-hold'
  if (delivery === 'due') return 'not-yet-in-accounting'
  if (accounting === 'unknown') return 'unknown'
  return accounting === null && !atProvider ? 'only-hub' : 'amount-differs'
}
