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

/** What a charge shows: of a paid one what was paid, of any other what is to pay today. */
export function amountOf({ status, toPay, paid }: CalendarEntry): number {
  return status === 'paid' ? paid : toPay
}
