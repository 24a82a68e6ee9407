import type { Locale } from '../../config/texts.ts'
import type { DocumentToPay } from './check-documents.ts'
import type { ChosenPayer } from '../payers/index.ts'
import type { Payer } from '../payments/payer.ts'

/** What a browser asks when a guardian pays invoices. */
export interface InvoicePaymentCommand {
  readonly guardianId: string
  /** The guardian's verified address. */
  readonly email: string
  readonly documents: readonly DocumentToPay[]
  readonly payer: Payer
  /** Whom the invoice is made out to; null where nobody is named. */
  readonly invoicePayer: ChosenPayer | null
  readonly idempotencyKey: string
  readonly locale: Locale
  readonly trace: string
}
