import type { ReconciliationRow } from './row.ts'

/** The payment in its list; null where the hub has none, and for payments of invoices, which that list does not hold. */
export function paymentAddress({ hub }: ReconciliationRow): string | null {
  return hub?.of === 'order' ? `/enrollment/admin/payments?token=${hub.token}` : null
}
