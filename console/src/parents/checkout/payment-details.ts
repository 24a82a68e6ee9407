import type { PaymentResult } from '../../api/types.ts'

/** What is known of a payment. The provider's own reference and the limit to pay come once there are any. */
export type PaymentDetails = PaymentResult['data'] & {
  providerRef?: string | null
  /** Until when an order may be paid. */
  expiresAt?: string
}
