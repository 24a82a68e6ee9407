import type { PaymentData, PaymentResult } from '../../../src/api/types.ts'

export function aPayment(status: PaymentResult['status'], data: Partial<PaymentData> = {}): PaymentResult {
  return {
    status,
    token: 'tok',
    title: '',
    body: '',
    data: {
      reference: 'MTR-2025-000127',
      providerRef: null,
      amount: 41234567,
      charged: null,
      path: 'provider',
      since: '2025-06-19T10:00:00-05:00',
      finishedAt: null,
      expiresAt: '2025-06-19T10:30:00-05:00',
      nextCheckAt: '2025-06-19T10:05:00-05:00',
      payAgainSafe: false,
      returned: false,
      refunds: [],
      reason: null,
      go: null,
      receiptToken: null,
      ...data,
    },
  }
}
