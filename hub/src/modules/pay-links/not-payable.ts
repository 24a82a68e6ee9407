import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { SignInOutcome } from '../access/index.ts'
import type { OrderStatus } from '../enrollment/index.ts'

/** Why nothing can be paid by a link now, as its sender is told; its payer is told no more than that (pay-links-3). */
export const notPayableCodes = [
  'ORDER_PAID',
  'PAYMENT_PENDING',
  'SPLIT_STANDS',
  'ENROLLMENT_WITHDRAWN',
  'DOCUMENTS_MISSING',
  'PERIOD_CLOSED',
  'BALANCE_UNKNOWN',
  'FEATURE_DOWN',
  'INVOICE_PENDING',
  'ON_ACCOUNT_UNAVAILABLE',
  'PAY_LINK_PAID',
  'PAY_LINK_AT_BANK',
  'PAY_LINK_RETURNED',
  'PAY_LINK_CLOSED',
  'NOTHING_DUE',
] as const

export type NotPayable = Refusal<(typeof notPayableCodes)[number]>

const ofOrders: Readonly<Record<Exclude<OrderStatus, 'open'>, (typeof notPayableCodes)[number]>> = {
  paying: 'PAYMENT_PENDING',
  split: 'SPLIT_STANDS',
  agreement: 'PAY_LINK_AT_BANK',
  paid: 'ORDER_PAID',
  reversed: 'PAY_LINK_RETURNED',
  withdrawn: 'ENROLLMENT_WITHDRAWN',
  sending: 'PAY_LINK_CLOSED',
  sent: 'PAY_LINK_CLOSED',
}

/** Pure: of an order that nobody pays online now, or of a student who may not. */
export function notPayableAsIs(outcome: SignInOutcome, order: OrderStatus | null): NotPayable {
  if (order !== null && order !== 'open') return refuse(ofOrders[order])
  return refuse(outcome === 'complete' ? 'ORDER_PAID' : 'PAY_LINK_CLOSED')
}

/** Pure: of choices that have no price to be paid online; that they have none yet says it of most. */
export function notPayableByPrice(refusal: Refusal): NotPayable {
  const { values } = refusal
  const code = notPayableCodes.find((one) => one === refusal.code)
  return code === undefined ? refuse('NOTHING_DUE') : refuse(code, { values })
}
