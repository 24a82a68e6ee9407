import type { Database } from '../../db/open-database.ts'
import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { AttemptStatus } from './attempt.model.ts'
import type { AgreementFound } from './decide-bank-line.ts'

const referencesAtOnce = 500

interface AgreementRow {
  reference: string
  amount: number
  token: string
  attempt_status: AttemptStatus
  order_status: EnrollmentOrder['status']
}

/** Bank agreements by the reference that the family showed at the bank. */
export async function agreementsByReference(
  database: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, AgreementFound>> {
  const found = new Map<string, AgreementFound>()
  for (let from = 0; from < references.length; from += referencesAtOnce) {
    const rows: AgreementRow[] = await database('payment_attempt')
      .join('enrollment_order', 'enrollment_order.id', 'payment_attempt.order_id')
      .where('payment_attempt.path', 'agreement')
      .whereIn('payment_attempt.reference', references.slice(from, from + referencesAtOnce))
      .select(
        'payment_attempt.reference',
        'payment_attempt.amount',
        'enrollment_order.token',
        'payment_attempt.status as attempt_status',
        'enrollment_order.status as order_status',
      )
    for (const { reference, amount, token, attempt_status, order_status } of rows)
      found.set(reference, { token, amount, attemptStatus: attempt_status, orderStatus: order_status })
  }
  return found
}
