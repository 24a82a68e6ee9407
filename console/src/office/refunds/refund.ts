import type { ResponseOf, RowOf } from '../api/call.ts'

export type ListedRefund = RowOf<'GET /api/refunds'>
export type PaidRefunds = ResponseOf<'GET /api/payments/{token}/refunds'>
export type Refund = PaidRefunds['refunds'][number]
/** Whose money it is, of an order that several people paid. */
export type RefundPayer = Refund['payers'][number]
/** What can be given back, of an order or of a document. */
export type RefundTerms = Pick<PaidRefunds, 'left' | 'provider' | 'contested' | 'second_person_from'>
/** Of accounting; null of an order. */
export type RefundedDocument = Refund['document']

/** Whether finance is to send it by transfer. */
export function isToTransfer({ status, way }: Pick<Refund, 'status' | 'way'>): boolean {
  return status === 'sent' && way === 'bank'
}

/** The texts' key of how it stands: one that finance sends is told apart from one that a provider gives. */
export function statusKey(refund: Pick<Refund, 'status' | 'way'>): string {
  return `office.refunds.status.${isToTransfer(refund) ? 'toTransfer' : refund.status}`
}

export function isSameDocument(one: RefundedDocument, other: RefundedDocument): boolean {
  return one?.CardCode === other?.CardCode && one?.DocNum === other?.DocNum
}
