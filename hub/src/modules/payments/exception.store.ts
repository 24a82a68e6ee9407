import { bankLineKinds } from '../../../api/lists.ts'
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
  const about = { ...chargeOf(exception), kind: exception.kind }
  const occurrence = await resolvedOf(database, about)
  if (await addOccurrence(database, exception, occurrence)) return
  await database('payment_exception')
    .where({ ...about, occurrence })
    .update({ facts: JSON.stringify(exception.facts) })
}

/** Opens one for what may come again as it is, such as a line of a file; once a person has resolved it, it stays so. */
export async function raiseOnce(database: Database, exception: PaymentException): Promise<void> {
  await addOccurrence(database, exception, 0)
}

async function addOccurrence(
  database: Database,
  { kind, facts, at, ...charge }: PaymentException,
  occurrence: number,
): Promise<boolean> {
  const row = {
    ...chargeOf(charge),
    kind,
    occurrence,
    facts: JSON.stringify(facts),
    created_at: at.toISOString(),
    resolved_at: null,
    resolved_by: null,
  }
  const keys = ['kind', 'instance', 'reference', 'provider_ref', 'occurrence']
  return insertIfAbsent(database, 'payment_exception', row, keys)
}

type AboutOf = Pick<PaymentException, 'instance' | 'reference' | 'providerRef'>

const chargeOf = ({ instance, reference, providerRef }: AboutOf) => ({
  instance,
  reference,
  provider_ref: providerRef,
})

async function resolvedOf(database: Database, about: Readonly<Record<string, string>>): Promise<number> {
  const [counted] = await database('payment_exception')
    .where(about)
    .whereNotNull('resolved_at')
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(counted?.count ?? 0)
}

/** Whether a person still has something to look into about what was said of a reference. */
export async function hasOpenException(
  database: Database,
  { instance, reference }: Pick<PaymentException, 'instance' | 'reference'>,
): Promise<boolean> {
  const open = await database('payment_exception')
    .where({ instance, reference })
    .whereNotIn('kind', bankLineKinds)
    .whereNull('resolved_at')
    .first('id')
  return open !== undefined
}

/** All about one charge, the oldest first. */
export async function exceptionsOfCharge(
  database: Database,
  charge: AboutOf,
): Promise<readonly AboutCharge[]> {
  const rows: readonly ChargeRow[] = await database('payment_exception')
    .where(chargeOf(charge))
    .orderBy('id')
    .select('id', 'kind', 'resolved_at', 'resolution')
  return rows.map(({ resolved_at: at, ...row }) => ({ ...row, isOpen: at === null }))
}

interface ChargeRow extends Omit<AboutCharge, 'isOpen'> {
  readonly resolved_at: string | null
}

/** Notes that the provider is asked to give the charge back; false when it was before, or the exception is closed. */
export async function noteRefundRequested(database: Database, id: number): Promise<boolean> {
  return (await unasked(database, id).update({ resolution: refundAsked })) === 1
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

/** Closes one by what a person says; false when somebody has already, or its provider was asked to give the charge back. */
export async function closeUnasked(database: Database, id: number, resolution: Resolution): Promise<boolean> {
  return (await unasked(database, id).update(columnsOf(resolution))) === 1
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

/** Closes the one of a kind that is open about a charge, where there is one. */
export async function closeOpenOf(
  database: Database,
  { kind, ...charge }: AboutOf & Pick<PaymentException, 'kind'>,
  resolution: Resolution,
): Promise<void> {
  await database('payment_exception')
    .where({ ...chargeOf(charge), kind })
    .whereNull('resolved_at')
    .update(columnsOf(resolution))
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

function unasked(database: Database, id: number) {
  return database('payment_exception').where({ id }).whereNull('resolved_at').whereNull('resolution')
}

function columnsOf({ by, text, at }: Resolution) {
  return { resolved_at: at.toISOString(), resolved_by: by, resolution: text }
}
