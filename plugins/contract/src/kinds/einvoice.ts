import type { ElectronicCreditNote, ElectronicInvoice, IssuedDocument } from '../domain/einvoice.ts'
import type { Lifecycle, Read, Write } from '../lifecycle.ts'
import type { Pages } from '../pages.ts'

export interface EinvoiceSupports {
  /** Credit notes can be issued (`creditNotes`). */
  readonly creditNotes: boolean
}

/** The provider of electronic invoices: it numbers, signs and sends them to the tax authority. Money is integer COP. */
export interface EinvoiceAdapter extends Lifecycle<EinvoiceSupports> {
  /**
   * The same reference again, by whichever key and on whichever day, is the same invoice: never a second one. A vendor
   * without idempotency is asked by our reference first, and is given a draft before it is told to send it. What the
   * tax authority rejects is an answer of status `rejected`; the fault `rejected` is the vendor's, which made nothing.
   */
  issue(invoice: ElectronicInvoice, write: Write): Promise<IssuedDocument>
  /** As it stands now: it is asked again while it is `waiting`. */
  find(reference: string, read: Read): Promise<IssuedDocument | null>
  /** Printed, of what was accepted; an unknown ref is `not-found`. */
  pdf(ref: string, read: Read): Promise<Uint8Array>
  readonly creditNotes?: ElectronicCreditNotes
  readonly pages?: Pages
}

export interface ElectronicCreditNotes {
  /** Of an accepted invoice alone, and not above what is left of it. As `issue` of an invoice otherwise. */
  issue(note: ElectronicCreditNote, write: Write): Promise<IssuedDocument>
  find(reference: string, read: Read): Promise<IssuedDocument | null>
  /** Printed, of what was accepted; an unknown ref is `not-found`. */
  pdf(ref: string, read: Read): Promise<Uint8Array>
}
