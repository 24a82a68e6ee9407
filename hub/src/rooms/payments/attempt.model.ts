import { Model, snakeCaseMappers } from 'objection'

/** open: the family may be paying. agreement: waits for the bank. parked: waits for a person. */
export type AttemptStatus =
  'open' | 'agreement' | 'parked' | 'failed' | 'declined' | 'expired' | 'approved' | 'duplicate' | 'reversed'

export type PaymentPath = 'advance' | 'provider' | 'agreement'

/** One try to pay an order. */
export class PaymentAttempt extends Model {
  static override readonly tableName = 'payment_attempt'
  static override readonly columnNameMappers = snakeCaseMappers()

  declare id: string
  declare orderId: string
  /** The order's id while this attempt locks it, else null. */
  declare openOrderId: string | null
  declare idempotencyKey: string
  declare requestHash: string
  declare path: PaymentPath
  declare instance: string
  declare reference: string
  declare amount: number
  declare status: AttemptStatus
  declare providerRef: string | null
  declare rawStatus: string | null
  declare means: string | null
  declare reason: string | null
  /** JSON of the payer; null where nobody was asked. */
  declare payer: string | null
  /** JSON of the provider's CheckoutStart; null until it answered. */
  declare checkout: string | null
  declare startedAt: string
  declare expiresAt: string
  declare askAt: string | null
  declare asked: number
  declare finishedAt: string | null
  declare trace: string
}
