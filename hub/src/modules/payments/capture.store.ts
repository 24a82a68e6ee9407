import type { ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'

/** What a provider or a bank says of one charge: that it took the money, or gave it back. */
export type CaptureStatus = 'taken' | 'returned'

export interface Capture {
  readonly instance: string
  readonly reference: string
  /** The charge, as whoever took it names it. */
  readonly providerRef: string
  readonly amount: number
  readonly currency: string
  readonly status: CaptureStatus
  readonly isTest: boolean
}

interface CaptureRow {
  readonly id: number
  readonly reference: string
  readonly amount: number | string
  readonly currency: string
  readonly status: string
  readonly is_test: number
}

const statuses: Partial<Record<ProviderPayment['status'], CaptureStatus>> = {
  approved: 'taken',
  reversed: 'returned',
}

/** What a provider's word says of money; null where none has moved. */
export function captureOf(instance: string, seen: ProviderPayment): Capture | null {
  const status = statuses[seen.status]
  if (status === undefined) return null
  const { reference, providerRef, amount, currency, test: isTest } = seen
  return { instance, reference, providerRef, amount, currency, status, isTest }
}

/** Writes down what was said of a charge; answers whether it was new, so that each word is acted upon once. */
export async function keepCapture(trx: Transaction, capture: Capture, at: Date): Promise<boolean> {
  const named = {
    instance: capture.instance,
    reference: capture.reference,
    provider_ref: capture.providerRef,
  }
  const said = {
    amount: capture.amount,
    currency: capture.currency.slice(0, 10),
    status: capture.status,
    is_test: Number(capture.isTest),
  }
  const row = { ...named, ...said, seen_at: at.toISOString() }
  if (await insertIfAbsent(trx, 'payment_capture', row, ['reference', 'instance', 'provider_ref']))
    return true
  const kept = await trx<CaptureRow>('payment_capture').where(named).forUpdate().first()
  if (kept !== undefined && isSame(kept, said)) return false
  await trx('payment_capture')
    .where(named)
    .update({ ...said, seen_at: row.seen_at })
  return true
}

interface AskedOnAccount {
  readonly reference: string
  /** COP: what was asked for. */
  readonly amount: number
}

/** COP: what was taken for a payment where it is not what was asked for; null where it is, or where nothing is known. */
export async function otherAmountTaken(
  database: Database,
  { reference, amount }: AskedOnAccount,
): Promise<number | null> {
  const last = await database<CaptureRow>('payment_capture')
    .where({ reference, currency: 'COP' })
    .orderBy('id', 'desc')
    .first('amount')
  return last === undefined || Number(last.amount) === amount ? null : Number(last.amount)
}

/** Notes that a charge that was taken went back; answers what was taken with it. */
export async function markReturned(
  trx: Transaction,
  charge: Pick<Capture, 'instance' | 'reference' | 'providerRef'>,
  { payment: { amount }, at }: { readonly payment: Pick<Capture, 'amount'>; readonly at: Date },
): Promise<Pick<Capture, 'amount' | 'isTest'>> {
  const { instance, reference, providerRef } = charge
  const kept: Pick<CaptureRow, 'amount' | 'is_test'> | undefined = await trx('payment_capture')
    .where({ instance, reference, provider_ref: providerRef })
    .first('amount', 'is_test')
  const taken = { amount: Number(kept?.amount ?? amount), isTest: kept?.is_test === 1 }
  await keepCapture(trx, { ...charge, ...taken, currency: 'COP', status: 'returned' }, at)
  return taken
}

function isSame(kept: CaptureRow, said: Omit<CaptureRow, 'id' | 'reference'>): boolean {
  return (
    Number(kept.amount) === said.amount &&
    kept.currency === said.currency &&
    kept.status === said.status &&
    kept.is_test === said.is_test
  )
}
