import type { PaymentResult } from '../../../src/api/types.ts'

export function aPayment(
  status: PaymentResult['status'],
  data: Partial<PaymentResult['data']> = {},
): PaymentResult {
  return {
    status,
    token: 'tok',
    title: '',
    body: '',
    data: {
      reference: 'MTR-2025-000127',
      amount: 41234567,
      since: '2025-06-19T10:00:00-05:00',
      nextCheckAt: '2025-06-19T10:05:00-05:00',
      payAgainSafe: false,
      go: null,
      receiptToken: null,
      ...data,
    },
  }
}
