import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { ExceptionKind } from './exception-kind.ts'
import { type AboutCharge, refundAsked, returnedByProvider } from './decide-return.ts'

export interface PaymentException {
  readonly kind: ExceptionKind
  readonly instance: string
  readonly reference: string
  /** The charge that it is about, as the provider or the bank names it. */
  readonly providerRef: string
  /** What happened and what to do: amounts, references, the task. No personal data. */
  readonly facts: Readonly<Record<string, string | number | null>>
  readonly at: Date
}

/**
 * Opens one for a charge. While it is open, the same again only brings it up to date; once a person has resolved it,
 * what happens next to that charge opens another.
 */
export async function raiseException(database: Database, exception: PaymentException): Promise<void> {
  const { kind, instance, reference, providerRef } = exception
  const about = { kind, instance, reference, provider_ref: providerRef }
  const occurrence = await resolvedOf(database, about)
  const facts = JSON.stringify(exception.facts)
  const row = {
    ...about,
    occurrence,
    facts,
    created_at: exception.at.toISOString(),
    resolved_at: null,
    resolved_by: null,
  }
  const keys = ['kind', 'instance', 'reference', 'provider_ref', 'occurrence']
  if (await insertIfAbsent(database, 'payment_exception', row, keys)) return
  await database('payment_exception')
    .where({ ...about, occurrence })
    .update({ facts })
}

async function resolvedOf(database: Database, about: Readonly<Record<string, string>>): Promise<number> {
  const [counted] = await database('payment_exception')
    .where(about)
    .whereNotNull('resolved_at')
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(counted?.count ?? 0)
}

/** Whether a person still has something to look into about a reference. */
export async function hasOpenException(
  database: Database,
  { instance, reference }: Pick<PaymentException, 'instance' | 'reference'>,
): Promise<boolean> {
  const open = await database('payment_exception')
    .where({ instance, reference })
    .whereNull('resolved_at')
    .first('id')
  return open !== undefined
}

/** All about one charge, the oldest first. */
export async function exceptionsOfCharge(
  database: Database,
  { instance, reference, providerRef }: Pick<PaymentException, 'instance' | 'reference' | 'providerRef'>,
): Promise<readonly AboutCharge[]> {
  const rows: readonly ChargeRow[] = await database('payment_exception')
    .where({ instance, reference, provider_ref: providerRef })
    .orderBy('id')
    .select('id', 'kind', 'resolved_at', 'resolution')
  return rows.map(({ resolved_at: at, ...row }) => ({ ...row, isOpen: at === null }))
}

interface ChargeRow extends Omit<AboutCharge, 'isOpen'> {
  readonly resolved_at: string | null
}

/** Notes that the provider is asked to give the charge back, as long as the exception about it is open. */
export async function noteRefundRequested(database: Database, id: number): Promise<void> {
  await database('payment_exception')
    .where({ id })
    .whereNull('resolved_at')
    .update({ resolution: refundAsked })
}

/** The provider has refused. */
export async function forgetRefundRequested(database: Database, id: number): Promise<void> {
  await database('payment_exception')
    .where({ id, resolution: refundAsked })
    .whereNull('resolved_at')
    .update({ resolution: null })
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
  resolution: Resolution,
): Promise<boolean> {
  const closed = await database('payment_exception')
    .where({ id })
    .whereNull('resolved_at')
    .update(columnsOf(resolution))
  return closed === 1
}

/** Closes one with a refund, of which the provider's own word may have come first; false when somebody has already. */
export async function closeRefunded(
  database: Database,
  id: number,
  resolution: Resolution,
): Promise<boolean> {
  const closed = await database('payment_exception')
    .where({ id })
    .where(
      (one) => void one.whereNull('resolved_at').orWhereIn('resolution', [refundAsked, returnedByProvider]),
    )
    .update(columnsOf(resolution))
  return closed === 1
}

function columnsOf({ by, text, at }: Resolution) {
  return { resolved_at: at.toISOString(), resolved_by: by, resolution: text }
}
