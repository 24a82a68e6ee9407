import type { Cop, DaySpan, Invoice, OpenInvoice, Read } from '@matricula/contract'
import type { PricedItem } from './from-price.ts'
import type { SapReceivable } from './from-receivable.ts'
import type { StudentPriceTerms } from './from-student-price-terms.ts'

/**
 * What is read most often, in raw facts. Two ways lead to them: Service Layer, and the company database itself. Both
 * answer the same; the settings choose.
 */
export interface Reads {
  /** Opens and verifies what this way needs. */
  start(signal: AbortSignal): Promise<void>
  stop(): Promise<void>
  /** A look at what this way needs besides Service Layer. */
  probe(signal: AbortSignal): Promise<void>
  /** The partner's balance, positive when owed to the school; null without such a partner. */
  balance(partnerCode: string, read: Read): Promise<Cop | null>
  openInvoices(partnerCode: string, read: Read): Promise<readonly OpenInvoice[]>
  invoicesDue(partnerCode: string, dueOn: DaySpan, read: Read): Promise<readonly Invoice[]>
  /** The next open invoices of all partners by DocEntry, from behind `after`; in any currency. */
  receivables(
    range: { readonly after: number; readonly count: number },
    read: Read,
  ): Promise<readonly SapReceivable[]>
  /** Number of a price list to its grade keys. */
  gradesOfLists(read: Read): Promise<ReadonlyMap<number, string>>
  /** Every item that is sold to students, by code, from this code on. */
  items(from: string | null, read: Read): AsyncIterable<readonly PricedItem[]>
  priceSheet(partnerCode: string, read: Read): Promise<PriceSheet>
}

/** All that a student's prices are made of. */
export interface PriceSheet {
  readonly grades: ReadonlyMap<number, string>
  readonly items: readonly PricedItem[]
  readonly terms: readonly (readonly [item: string, terms: StudentPriceTerms])[]
}
