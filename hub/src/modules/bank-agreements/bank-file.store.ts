import { bankLineKinds } from '../../../api/lists.ts'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { AgreementFound } from './decide-bank-line.ts'
import type { AttemptStatus } from '../payments/index.ts'

interface AgreementRow {
  id: string
  reference: string
  amount: number | string
  started_at: string
  expires_at: string
  provider_ref: string | null
  token: string
  total: number | string
  attempt_status: AttemptStatus
  order_status: EnrollmentOrder['status']
}

/** Bank agreements by the reference that the family showed at the bank. */
export async function agreementsByReference(
  database: Database,
  references: readonly string[],
): Promise<Map<string, AgreementFound>> {
  const found = await inChunks(references, async (some) => {
    const resolved = await resolvedLines(database, some)
    const rows = await agreementRows(database, some)
    return rows.map((row) => [row.reference, foundFrom(row, resolved.get(row.reference) ?? [])] as const)
  })
  return new Map(found)
}

async function agreementRows(database: Database, references: readonly string[]): Promise<AgreementRow[]> {
  return database('payment_attempt')
    .join('allocation', 'allocation.attempt_id', 'payment_attempt.id')
    .join('enrollment_order', 'enrollment_order.id', 'allocation.order_id')
    .where('payment_attempt.path', 'agreement')
    .whereIn('payment_attempt.reference', references)
    .select(
      'payment_attempt.id',
      'payment_attempt.reference',
      'payment_attempt.amount',
      'payment_attempt.started_at',
      'payment_attempt.expires_at',
      'payment_attempt.provider_ref',
      'enrollment_order.token',
      'enrollment_order.total',
      'payment_attempt.status as attempt_status',
      'enrollment_order.status as order_status',
    )
}

function foundFrom(row: AgreementRow, resolved: readonly string[]): AgreementFound {
  return {
    id: row.id,
    token: row.token,
    amount: Number(row.amount),
    startedAt: row.started_at,
    expiresAt: row.expires_at,
    attemptStatus: row.attempt_status,
    providerRef: row.provider_ref,
    orderStatus: row.order_status,
    total: Number(row.total),
    resolved,
  }
}

async function resolvedLines(
  database: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows: readonly { reference: string; provider_ref: string }[] = await database('payment_exception')
    .whereIn('reference', [...references])
    .whereNotIn('kind', bankLineKinds)
    .whereNotNull('resolved_at')
    .select('reference', 'provider_ref')
  return new Map(
    rows.map(({ reference }) => [
      reference,
      rows.filter((row) => row.reference === reference).map(({ provider_ref: ref }) => ref),
    ]),
  )
}
