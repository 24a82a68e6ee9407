import type { Cop, Instant } from '@matricula/contract'
import type { LossBearer } from '../payments/index.ts'

/** One entry that accounting must show for a movement. */
export interface Booking {
  readonly is: 'order' | 'payment'
  /** The reference it is told accounting under. */
  readonly reference: string
  /** Accounting's own id, once it has answered with one. */
  readonly ref: string | null
  readonly amount: Cop
}

/**
 * stands: the hub holds it for paid, or sent by the administration. back: the provider took the money back. returned:
 * the school gave it back, what paid nothing or all that was paid, which its provider need not know. open: the hub holds
 * it for none of these, such as an attempt whose callback never came.
 */
export type MoneyState = 'stands' | 'back' | 'returned' | 'open'

/** Whether accounting has been told: none has nothing to tell. */
export type DeliveryStatus = 'none' | 'done' | 'due' | 'on_hold'

/** What the hub holds of one payment, or of one order of the administration. */
export interface Movement {
  /** What the provider knows it by. */
  readonly reference: string
  readonly instance: string
  /** Whether money moves at a provider; a bank agreement and an advance move none there. */
  readonly atProvider: boolean
  /** Whose token it is: an order's, or that of a payment of invoices, for several children or on account. */
  readonly of: 'order' | 'invoices' | 'family' | 'account'
  readonly token: string
  /** School codes; several where a guardian pays for siblings. */
  readonly students: readonly string[]
  /** What was asked of the family. */
  readonly amount: Cop
  /** What the ledger has as paid by it, what went back of it since included. */
  readonly posted: Cop
  /** Whether accounting has nothing of it that is to be undone there. */
  readonly isUndone: boolean
  readonly bookings: readonly Booking[]
  /** Of what accounting must show, what the family is charged on later dates. */
  readonly later: Cop
  /** Of what accounting must show, what the family's credit paid. */
  readonly credit: Cop
  readonly moneyState: MoneyState
  readonly status: string
  readonly providerRef: string | null
  /** Who bears it where its charge was lost in a dispute; else null. */
  readonly lossBorneBy: LossBearer | null
  /** When it came to stand or ended; while open, when it began. */
  readonly at: Instant
  readonly delivery: DeliveryStatus
}
