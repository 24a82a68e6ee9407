import { meaningOf, own, loggableWord } from '@matricula/contract'
import type { Log, PaymentStatus } from '@matricula/contract'

/**
 * The vendor's words for a session. We never allow a part of the amount, so the two partial ones
 * should not come; a part is neither paid nor declined, and waits for a person.
 */
export const statuses = {
  PENDING: 'pending',
  PENDING_VALIDATION: 'pending',
  APPROVED: 'approved',
  APPROVED_PARTIAL: 'pending',
  PARTIAL_EXPIRED: 'pending',
  REJECTED: 'declined',
  REFUNDED: 'reversed',
} as const satisfies Record<string, PaymentStatus>

/** A word that is not in the table is pending, with a warning: never paid, never declined. */
export function statusOf(rawStatus: string, log: Log): PaymentStatus {
  if (rawStatus.includes('PARTIAL'))
    log.warn({ rawStatus: loggableWord(rawStatus) }, 'a part was paid: see to it')
  return meaningOf<PaymentStatus>(statuses, rawStatus, { unknown: 'pending', log })
}

const meansOf: Readonly<Record<string, string>> = {
  pse: 'pse',
  visa: 'card',
  visa_electron: 'card',
  master: 'card',
  mastercard: 'card',
  amex: 'card',
  diners: 'card',
  codensa: 'card',
  efecty: 'cash',
  baloto: 'cash',
  gana: 'cash',
}

/** The means behind a `paymentMethod`, whose list is open: null for a new one. */
export function meansFrom(paymentMethod: string | null | undefined): string | null {
  return own(meansOf, (paymentMethod ?? '').toLowerCase()) ?? null
}
