import type { Database } from '../../db/open-database.ts'
import { insertIfAbsent, insertRows } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { PaidDocument } from './invoice-payment.model.ts'

/** A document in a payment that has not come to its end; the table's key allows one for each document. */
interface DocumentLockRow {
  partner_code: string
  doc_num: string
  payment_id: string
}

type Document = Pick<PaidDocument, 'docNum' | 'partnerCode'>

/** A partner's document in one word, to find it in a set. */
export function nameOf({ partnerCode, docNum }: Document): string {
  return `${partnerCode}/${docNum}`
}

/** The names of the documents of these partners that a payment holds. */
export async function heldDocuments(
  database: Database,
  partnerCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database<DocumentLockRow>('invoice_hold').whereIn('partner_code', [...partnerCodes])
  return new Set(rows.map((row) => nameOf({ partnerCode: row.partner_code, docNum: row.doc_num })))
}

/** Holds documents for a payment; one that another payment holds is refused by the table's key (`isDuplicate`). */
export async function lockDocuments(
  trx: Transaction,
  paymentId: string,
  documents: readonly Document[],
): Promise<void> {
  await insertRows(
    trx,
    'invoice_hold',
    documents.map((document) => rowFrom(document, paymentId)),
  )
}

/** Holds documents that the payment had let go; false when another payment holds one of them. */
export async function relockDocuments(
  trx: Transaction,
  paymentId: string,
  documents: readonly Document[],
): Promise<boolean> {
  await lockFreeDocuments(trx, paymentId, documents)
  const held = new Set((await heldBy(trx, paymentId)).map(nameOf))
  return documents.every((document) => held.has(nameOf(document)))
}

/** Holds those of the documents that no other payment holds. */
export async function lockFreeDocuments(
  trx: Transaction,
  paymentId: string,
  documents: readonly Document[],
): Promise<void> {
  for (const document of documents)
    await insertIfAbsent(trx, 'invoice_hold', rowFrom(document, paymentId), ['partner_code', 'doc_num'])
}

/** The documents that a payment holds. */
export async function heldBy(trx: Transaction, paymentId: string): Promise<readonly Document[]> {
  const rows = await trx<DocumentLockRow>('invoice_hold').where({ payment_id: paymentId })
  return rows.map((row) => ({ partnerCode: row.partner_code, docNum: row.doc_num }))
}

export async function deleteLocks(trx: Transaction, paymentId: string): Promise<void> {
  await trx('invoice_hold').where({ payment_id: paymentId }).delete()
}

function rowFrom({ partnerCode, docNum }: Document, paymentId: string) {
  return { partner_code: partnerCode, doc_num: docNum, payment_id: paymentId }
}
