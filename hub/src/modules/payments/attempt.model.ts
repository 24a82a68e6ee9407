import { AtProvider } from './at-provider.model.ts'

export type { AttemptStatus } from './at-provider.model.ts'

/** family: a child's share of what a guardian pays for several; the whole is asked about, not the share. */
export type PaymentPath = 'advance' | 'provider' | 'agreement' | 'family'

/** One try to pay an order. */
export class PaymentAttempt extends AtProvider {
  static override readonly tableName = 'payment_attempt'

  declare orderId: string
  /** The order's id while this attempt locks it, else null. */
  declare openOrderId: string | null
  /** The guardian's payment that this is a share of, else null. */
  declare familyPaymentId: string | null
  declare path: PaymentPath
}
