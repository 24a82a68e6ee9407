import type { components } from '@matricula/hub/api'
import { sum } from '../sum.ts'
import type { Movement } from './balances.ts'
import type { ProviderRow, Statement } from '../vendors/read-books.ts'

export type Timeline = components['schemas']['PaymentTimeline']
export type Exception = components['schemas']['PaymentException']

/** Everything that three sets of books hold of one student when the season is over. */
export interface Account {
  readonly student: string
  /** The hub's order with its payments; null when there is none. */
  readonly timeline: Timeline | null
  /** The provider's, by our references. */
  readonly provider: ReadonlyMap<string, ProviderRow>
  readonly statement: Statement
  readonly exceptions: readonly Exception[]
  /** What the provider of invoices has of what was paid later. */
  readonly paidLater: ProviderRow | null
  /** What that has sent out: topics, each with how it ended. */
  readonly laterDeliveries: readonly string[]
  /** Of the order's money, as the hub's ledger tells it. */
  readonly movements: readonly Movement[]
  /** The electronic invoice and its credit notes: the hub's word, the provider's, and COP, below 0 what is credited. */
  readonly einvoice: readonly string[]
}

export type Ordered = Account & { readonly timeline: Timeline }

/** A charge of the hub's as a quote's is kept, so that the two can be laid side by side. */
export function chargeLine({
  itemCode,
  shipDate,
  unitPrice,
  quantity,
  paidNow,
}: Timeline['charges'][number]) {
  return [itemCode, shipDate, String(unitPrice * quantity), paidNow === 1 ? 'now' : 'later'].join('|')
}

export function chargedIn({ charges }: Timeline, when: 'now' | 'later' | 'ever'): number {
  const meant = charges.filter(({ paidNow }) => when === 'ever' || (paidNow === 1) === (when === 'now'))
  return sum(meant.map(({ unitPrice, quantity }) => unitPrice * quantity))
}
