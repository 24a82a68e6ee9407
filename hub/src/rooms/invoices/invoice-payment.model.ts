import { Model, snakeCaseMappers } from 'objection'
import type { AttemptStatus } from '../payments/index.ts'

/** A guardian's payment of one or more open invoices. */
export class InvoicePayment extends Model {
  static override readonly tableName = 'invoice_payment'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare guardianId: string
  declare token: string
  declare idempotencyKey: string
  declare requestHash: string
  declare instance: string
  declare reference: string
  declare amount: number
  /** JSON of the PaidDocuments. */
  declare documents: string
  declare status: InvoicePaymentStatus
  declare providerRef: string | null
  declare rawStatus: string | null
  declare means: string | null
  declare reason: string | null
  /** JSON of the payer; null once it was erased. */
  declare payer: string | null
  /** JSON of the provider's CheckoutStart; null until it answered. */
  declare checkout: string | null
  /** JSON of what accounting recorded, one for each partner; null until it has. */
  declare posted: string | null
  declare startedAt: string
  declare expiresAt: string
  declare askAt: string | null
  declare asked: number
  declare finishedAt: string | null
  declare trace: string
}

export type InvoicePaymentStatus = Exclude<AttemptStatus, 'agreement'>

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
