import type { Locale } from '../../config/texts.ts'
import type { DocumentToPay } from './check-documents.ts'
import type { AttemptBeginning } from '../payments/index.ts'
import type { Payer } from '../payments/payer.ts'

/** What a browser asks when a guardian pays invoices. */
export interface InvoicePaymentCommand extends AttemptBeginning {
  readonly guardianId: string
  /** The guardian's verified address. */
  readonly email: string
  readonly documents: readonly DocumentToPay[]
  readonly payer: Payer
  readonly locale: Locale
}
