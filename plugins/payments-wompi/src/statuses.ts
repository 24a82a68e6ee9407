import { meaningOf, own } from '@matricula/contract'
import type { Log, PaymentStatus } from '@matricula/contract'

/** Wompi's words for a transaction. */
export const statuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
  ERROR: 'declined',
  VOIDED: 'reversed',
} as const satisfies Record<string, PaymentStatus>

/** A word that is not in the table is pending, with a warning: never paid, never declined. */
export function statusOf(rawStatus: string, log: Log): PaymentStatus {
  return meaningOf<PaymentStatus>(statuses, rawStatus, { unknown: 'pending', log })
}

const meansOf: Readonly<Record<string, string>> = {
  CARD: 'card',
  PSE: 'pse',
  BANCOLOMBIA_COLLECT: 'cash',
  NEQUI: 'transfer',
  BANCOLOMBIA_TRANSFER: 'transfer',
  BANCOLOMBIA_QR: 'transfer',
  BANCOLOMBIA_BNPL: 'transfer',
  DAVIPLATA: 'transfer',
  SU_PLUS: 'transfer',
  PCOL: 'transfer',
}

/** The means behind a `payment_method_type`, whose list is open: null for a new one. */
export function meansFrom(type: string | null | undefined): string | null {
  return own(meansOf, type ?? '') ?? null
}
