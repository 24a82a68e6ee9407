import type { ResponseOf, RowOf } from '../api/call.ts'

export type ListedRefund = RowOf<'GET /api/refunds'>
export type OrderRefunds = ResponseOf<'GET /api/payments/{token}/refunds'>
export type Refund = OrderRefunds['refunds'][number]

/** Whether finance is to send it by transfer. */
export function isToTransfer({ status, way }: Pick<Refund, 'status' | 'way'>): boolean {
  return status === 'sent' && way === 'bank'
}

/** The texts' key of how it stands: one that finance sends is told apart from one that a provider gives. */
export function statusKey(refund: Pick<Refund, 'status' | 'way'>): string {
  return `office.refunds.status.${isToTransfer(refund) ? 'toTransfer' : refund.status}`
}
