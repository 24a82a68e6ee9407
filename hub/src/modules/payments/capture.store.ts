import type { ProviderPayment } from '@matricula/contract'
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

function isSame(kept: CaptureRow, said: Omit<CaptureRow, 'id'>): boolean {
  return (
    Number(kept.amount) === said.amount &&
    kept.currency === said.currency &&
    kept.status === said.status &&
    kept.is_test === said.is_test
  )
}
