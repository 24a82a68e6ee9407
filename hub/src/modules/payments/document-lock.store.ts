import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { lockFor } from './allocation.store.ts'
import { Allocation, DocumentAllocation, documentKey } from './attempt.model.ts'

type Document = Pick<DocumentAllocation, 'docNum' | 'partnerCode'>

/** A partner's document in one word, to find it in a set. */
export function nameOf({ partnerCode, docNum }: Document): string {
  return `${partnerCode}/${docNum}`
}

/** The names of the documents of these partners that a payment holds. */
export async function heldDocuments(
  database: Database,
  partnerCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = await DocumentAllocation.query(database)
    .whereIn('partner_code', [...partnerCodes])
    .whereNotNull('open_key')
  return new Set(held.map(nameOf))
}

/** Holds those documents of a payment that no other payment holds; false when another one holds one of them. */
export async function lockFreeDocuments(
  trx: Transaction,
  allocations: readonly DocumentAllocation[],
): Promise<boolean> {
  const loose = allocations.filter(({ openKey }) => openKey === null)
  const holders = await Allocation.query(trx).whereIn('open_key', loose.map(documentKey))
  const held = new Set(holders.map(({ openKey }) => openKey))
  const free = loose.filter((allocation) => !held.has(documentKey(allocation)))
  for (const allocation of free) await lockFor(trx, allocation, documentKey(allocation))
  return free.length === loose.length
}

/** Unlocks a payment's documents; those of another payment that is under review are locked for that one from now on. */
export async function releaseDocuments(trx: Transaction, attemptId: string): Promise<void> {
  const locked = await DocumentAllocation.query(trx)
    .where({ attempt_id: attemptId })
    .whereNotNull('open_key')
    .orderBy('open_key')
  await Allocation.query(trx)
    .findByIds(locked.map(({ id }) => id))
    .patch({ openKey: null })
  for (const document of locked) {
    const next = await allocationUnderReviewOf(trx, document)
    if (next !== undefined) await lockFor(trx, next, documentKey(document))
  }
}

function allocationUnderReviewOf(trx: Transaction, { partnerCode, docNum }: Document) {
  return DocumentAllocation.query(trx)
    .where({ partner_code: partnerCode, doc_num: docNum, status: 'under_review' })
    .orderBy('planned_at')
    .first()
}
