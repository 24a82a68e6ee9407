import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { payerOfPayment } from './payment-payer.store.ts'
import { isLinkPayersOf } from './viewer.ts'

/** Whom who paid by a link had the invoice made out to. */
export interface LinkPayer {
  readonly id: string
  readonly payer: InvoicePayer
  /** When its invoice was issued; null until then. */
  readonly issuedAt: string | null
}

/** Null where the payer of that payment gave nobody. */
export async function linkPayerOf(database: Database, attemptId: string): Promise<LinkPayer | null> {
  const named = await payerOfPayment(database, attemptId)
  if (named === null || !isLinkPayersOf(attemptId, named)) return null
  const row: { issued_at: string | null } | undefined = await database('payment_payer')
    .where({ attempt_id: attemptId })
    .first('issued_at')
  return { id: named.id, payer: named.payer, issuedAt: row?.issued_at ?? null }
}

/** Forgets that payer, unless its invoice is issued or on its way: what that was issued with stays. */
export async function dropLinkPayer(
  trx: Transaction,
  attemptId: string,
  { id, issuedAt }: LinkPayer,
): Promise<void> {
  if (issuedAt !== null) return
  await trx('payment_payer').where({ attempt_id: attemptId }).delete()
  await trx('payer').where({ id }).delete()
}
