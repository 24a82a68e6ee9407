import type { Database } from '../../db/open-database.ts'

/** A guardian's payment for several children, as it is known here and at the provider. */
export interface JointPayment {
  readonly reference: string
  readonly providerRef: string | null
}

/** The guardian's payment that paid for an order; null where it was paid by itself. */
export async function jointPaymentOf(database: Database, orderId: string): Promise<JointPayment | null> {
  const row = await database<{ reference: string; provider_ref: string | null }>('family_payment as f')
    .join('payment_attempt as a', 'a.family_payment_id', 'f.id')
    .join('payment as p', 'p.attempt_id', 'a.id')
    .where('p.order_id', orderId)
    .first('f.reference', 'f.provider_ref')
  return row === undefined ? null : { reference: row.reference, providerRef: row.provider_ref }
}
