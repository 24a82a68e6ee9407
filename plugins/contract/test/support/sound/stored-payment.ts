export interface StoredPayment {
  readonly [field: string]: string | number
  readonly reference: string
  readonly rawStatus: string
  readonly amount: number
  readonly returnUrl: string
  readonly callbackUrl: string
  readonly expiresAt: string
}

export function refundPlace(reference: string, key: string): string {
  return `refund:${reference}:${key}`
}
