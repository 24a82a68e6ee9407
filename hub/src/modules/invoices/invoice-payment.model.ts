import { GuardianPayment } from '../payments/index.ts'

/** A guardian's payment of one or more open invoices. */
export class InvoicePayment extends GuardianPayment {
  static override readonly tableName = 'invoice_payment'

  /** JSON of the PaidDocuments. */
  declare documents: string
  /** JSON of what accounting recorded, one for each partner; null until it has. */
  declare posted: string | null
}

/** A document with the part of the payment that is for it: all that was pending. */
export interface PaidDocument {
  readonly docNum: string
  readonly partnerCode: string
  /** COP */
  readonly amount: number
}

/** What accounting made of the payment for one partner. */
export interface PostedPayment {
  readonly partnerCode: string
  readonly ref: string
}
