import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { Database } from '../../db/database.ts'
import { upsert } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type KeptPayer, keptPayerFrom, type PayerRow } from './payer.store.ts'

interface PaymentPayerRow {
  attempt_id: string
  payer_id: string
  issued_at: string | null
  issued_as: string | null
}

/** Whom the invoice of a payment is made out to. */
export interface NamedPayer extends KeptPayer {
  /** Its invoice is issued: what it says stays as it was then. */
  readonly isIssued: boolean
}

/** Null where nobody has been named. */
export async function payerOfPayment(database: Database, attemptId: string): Promise<NamedPayer | null> {
  return namedPayer(
    database,
    await database<PaymentPayerRow>('payment_payer').where({ attempt_id: attemptId }).first(),
  )
}

/** The same with its row held until the transaction ends. */
export async function lockPayerOfPayment(trx: Transaction, attemptId: string): Promise<NamedPayer | null> {
  const row = await trx<PaymentPayerRow>('payment_payer').where({ attempt_id: attemptId }).forUpdate().first()
  return namedPayer(trx, row)
}

async function namedPayer(database: Database, row: PaymentPayerRow | undefined): Promise<NamedPayer | null> {
  if (row === undefined) return null
  const payer = await database<PayerRow>('payer').where({ id: row.payer_id }).first()
  if (payer === undefined) throw new Error(`there is no payer ${row.payer_id}`)
  const kept = keptPayerFrom(payer)
  const isIssued = row.issued_at !== null
  return { ...kept, isIssued, payer: issuedAs(row) ?? kept.payer }
}

function issuedAs({ issued_as: text }: PaymentPayerRow): InvoicePayer | null {
  if (text === null) return null
  const payer: InvoicePayer = JSON.parse(text)
  return payer
}

/** Names whom the invoice of a payment is to be made out to, in the transaction of what needs it. */
export async function namePayer(
  trx: Transaction,
  attemptId: string,
  payerId: string,
  at: Date,
): Promise<void> {
  const row = { attempt_id: attemptId, payer_id: payerId, issued_at: null, issued_as: null }
  await upsert(trx, 'payment_payer', row, ['attempt_id'])
  await trx<PayerRow>('payer').where({ id: payerId }).update({ used_at: at.toISOString() })
}

/** What named one of them names that one instead, but where the invoice is issued. */
export async function renamePayers(trx: Transaction, from: readonly string[], to: string): Promise<void> {
  await trx<PaymentPayerRow>('payment_payer')
    .whereIn('payer_id', [...from])
    .whereNull('issued_at')
    .update({ payer_id: to })
}

/**
 * From now on the family corrects the payer of this payment no more: its invoice is issued, and what it was issued with
 * stays as it is. False where nobody was named, or it was issued before.
 */
export async function closePayerOfPayment(trx: Transaction, attemptId: string, at: Date): Promise<boolean> {
  const open = await lockPayerOfPayment(trx, attemptId)
  if (open === null || open.isIssued) return false
  await trx<PaymentPayerRow>('payment_payer')
    .where({ attempt_id: attemptId })
    .update({ issued_at: at.toISOString(), issued_as: JSON.stringify(open.payer) })
  return true
}

/** Lets the payer be corrected again: what it was to be issued with was rejected. */
export async function reopenPayerOfPayment(trx: Transaction, attemptId: string): Promise<void> {
  await trx<PaymentPayerRow>('payment_payer')
    .where({ attempt_id: attemptId })
    .update({ issued_at: null, issued_as: null })
}

/** Everything kept under these payers, for those who ask what is kept of them. */
export async function paymentsOfPayers(database: Database, ids: readonly string[]) {
  const rows: PaymentPayerRow[] = await database<PaymentPayerRow>('payment_payer')
    .whereIn('payer_id', [...ids])
    .orderBy('attempt_id')
  return rows.map((row) => ({
    payer: row.payer_id,
    payment: row.attempt_id,
    issuedAt: row.issued_at,
    issuedAs: issuedAs(row),
  }))
}
