import type { CalendarEntry } from '../../api/types.ts'

/** In the order in which they matter. */
export const chargeStatuses = [
  'overdue',
  'due',
  'in-process',
  'not-invoiced',
  'unknown',
  'scheduled',
  'paid',
] as const

/** What a charge shows: of a paid one what its invoices came to, of any other what is to pay today. */
export function amountOf({ status, toPay, invoices }: CalendarEntry): number {
  return status === 'paid' ? invoices.reduce((sum, { DocTotal }) => sum + DocTotal, 0) : toPay
}
