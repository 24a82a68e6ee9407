import { loggableWord, meaningOf } from '@matricula/contract'
import type { Log, PaymentStatus } from '@matricula/contract'

/**
 * PayU's words and what they mean: states of a transaction, and statuses of an order for one whose
 * money went back or that has no transaction yet.
 */
export const statuses = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  ERROR: 'declined',
  EXPIRED: 'expired',
  PENDING: 'pending',
  SUBMITTED: 'pending',
  NEW: 'pending',
  IN_PROGRESS: 'pending',
  AUTHORIZED: 'pending',
  // An order without an approved transaction isn't paid, whatever it is called.
  CAPTURED: 'pending',
  CANCELLED: 'declined',
  REFUNDED: 'reversed',
  CHARGEBACK: 'reversed',
} as const satisfies Record<string, PaymentStatus>

/** The word for each `state_pol` of a confirmation; the pending ones belong to the response page. */
const wordsOfCodes: ReadonlyMap<string, string> = new Map([
  ['4', 'APPROVED'],
  ['5', 'EXPIRED'],
  ['6', 'DECLINED'],
  ['7', 'PENDING'],
  ['10', 'PENDING'],
  ['12', 'PENDING'],
  ['14', 'PENDING'],
  ['15', 'PENDING'],
  ['18', 'PENDING'],
  ['104', 'ERROR'],
])

/** PayU's word for a state code; the code itself where it is new. */
export function wordOfCode(code: string): string {
  return wordsOfCodes.get(code) ?? code
}

export interface PaymentState {
  readonly status: PaymentStatus
  /** PayU's word, where it is one. */
  readonly rawStatus: string
}

/** A word that isn't in the table is pending, with a warning: never paid, never declined. */
export function paymentStateOf(word: string, log: Log): PaymentState {
  return {
    status: meaningOf<PaymentStatus>(statuses, word, { unknown: 'pending', log }),
    rawStatus: loggableWord(word),
  }
}
