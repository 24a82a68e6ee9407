import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { type NewDocumentAllocation, planDocuments } from './allocation.store.ts'
import { DocumentAllocation, InvoicesAttempt } from './attempt.model.ts'
import { nameOf } from './document-lock.store.ts'
import { attemptByToken, type AttemptRepository, readAttempt } from './attempt.store.ts'
import { withAllocations } from './with-allocations.store.ts'

export const invoicesAttempts: AttemptRepository<InvoicesAttempt> = {
  pays: 'invoices',
  query: (database) =>
    withAllocations(InvoicesAttempt.query(database), (ids) =>
      DocumentAllocation.query(database)
        .whereIn('attempt_id', [...ids])
        .orderBy(['partner_code', 'doc_num']),
    ),
}

/** Writes an attempt that locks its documents; one that another locks is refused by the table's key (`isDuplicate`). */
export async function addInvoicesAttempt(
  trx: Transaction,
  attempt: Partial<InvoicesAttempt>,
  allocations: readonly NewDocumentAllocation[],
): Promise<InvoicesAttempt> {
  const written = await InvoicesAttempt.query(trx).insert(attempt).returning('*')
  await planDocuments(trx, written, allocations)
  return invoicesAttemptById(trx, written.id)
}

export function invoicesAttemptById(database: Database, id: string): Promise<InvoicesAttempt> {
  return readAttempt(database, invoicesAttempts, id)
}

/** What a guardian's payment of invoices, by its token, is for; null where it is none. */
export async function documentsPaidBy(
  database: Database,
  token: string,
): Promise<readonly DocumentAllocation[] | null> {
  const attempt = await attemptByToken(database, token)
  if (attempt?.pays !== 'invoices') return null
  return DocumentAllocation.query(database)
    .where({ attempt_id: attempt.id })
    .orderBy(['partner_code', 'doc_num'])
}

/** The documents of these partners that another payment has paid since then: none of them is paid twice. */
export async function documentsPaidSince(
  database: Database,
  partnerCodes: readonly string[],
  since: string,
): Promise<readonly DocumentAllocation[]> {
  return DocumentAllocation.query(database)
    .whereIn('partner_code', [...partnerCodes])
    .where({ status: 'approved' })
    .where('approved_at', '>=', since)
}

/** What paid a document here. */
export interface PaidDocument {
  /** What the day of its payment added to it, COP: interest, less what paying early took off. */
  readonly adjustment: Cop
  readonly on: LocalDate
  readonly reference: string
}

/** The documents that these partners have paid here, by their names. */
export async function paidDocumentsOf(
  database: Database,
  partnerCodes: readonly string[],
): Promise<ReadonlyMap<string, PaidDocument>> {
  const paid = await DocumentAllocation.query(database)
    .whereIn('partner_code', [...partnerCodes])
    .whereNotNull('doc_num')
    .where({ status: 'approved' })
  return new Map(
    paid.map((one) => {
      const on = bogotaDay(new Date(one.approvedAt ?? one.plannedAt))
      return [nameOf(one), { adjustment: one.surcharge - one.discount, on, reference: one.reference }]
    }),
  )
}

/** Keeps how accounting names what it recorded of a payment for one partner. */
export async function keepPosted(
  trx: Transaction,
  attemptId: string,
  { partnerCode, ref }: { readonly partnerCode: string; readonly ref: string },
): Promise<void> {
  await DocumentAllocation.query(trx)
    .where({ attempt_id: attemptId, partner_code: partnerCode })
    .patch({ postedRef: ref })
}
