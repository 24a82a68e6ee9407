import type { Database } from '../../db/open-database.ts'
import { insertIfAbsent } from '../../db/statements.ts'

/** What a person must look into, each with one next act. */
export type ExceptionKind = (typeof exceptionKinds)[number]
export const exceptionKinds = [
  'duplicate-payment',
  'unknown-reference',
  'wrong-amount',
  'wrong-currency',
  'test-payment',
  'reversed',
] as const

export interface PaymentException {
  readonly kind: ExceptionKind
  readonly instance: string
  readonly reference: string
  readonly attemptId: string | null
  /** What happened and what to do: amounts, references, the task. No personal data. */
  readonly facts: Readonly<Record<string, string | number | null>>
  readonly at: Date
}

/** Raised once per kind and reference, however often the provider repeats itself. */
export async function raiseException(database: Database, exception: PaymentException): Promise<void> {
  const row = {
    kind: exception.kind,
    instance: exception.instance,
    reference: exception.reference,
    attempt_id: exception.attemptId,
    facts: JSON.stringify(exception.facts),
    created_at: exception.at.toISOString(),
    resolved_at: null,
    resolved_by: null,
  }
  await insertIfAbsent(database, 'payment_exception', row, ['kind', 'instance', 'reference'])
}

export interface Resolution {
  readonly by: string
  readonly text: string
  readonly at: Date
}

/** Closes an exception; false when somebody has already. */
export async function closeException(
  database: Database,
  id: number,
  { by, text, at }: Resolution,
): Promise<boolean> {
  const closed = await database('payment_exception')
    .where({ id })
    .whereNull('resolved_at')
    .update({ resolved_at: at.toISOString(), resolved_by: by, resolution: text })
  return closed === 1
}
