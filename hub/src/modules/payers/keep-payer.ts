import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  addPayer,
  changePayer,
  dropUnnamed,
  type KeptPayer,
  lockOwnPayers,
  payersBeyond,
} from './payer.store.ts'
import { renamePayers } from './payment-payer.store.ts'
import type { PayerViewer } from './viewer.ts'

export interface PayerGiven {
  readonly viewer: PayerViewer
  /** Checked. */
  readonly payer: InvoicePayer
  /** What the family is correcting, its document too; null for what it gives anew. */
  readonly corrects: string | null
  readonly at: Date
  /** For a row that is not there yet. */
  readonly newId: string
}

/** Nobody is invoiced under more names, and nobody may fill the table. */
const mostKept = 20

/**
 * Keeps whom an invoice is to be made out to, once for each document of one viewer: what is given again is written over
 * what was given before, and only what was used last is kept of many. Answers its id.
 */
export async function keepPayer(trx: Transaction, given: PayerGiven): Promise<string> {
  const { viewer, payer, corrects, at } = given
  const own = await lockOwnPayers(trx, viewer)
  const same = own.filter((one) => isOfDocument(one, payer))
  const kept =
    same.find(({ owner }) => owner === viewer.keepsAs) ?? same[0] ?? own.find(({ id }) => id === corrects)
  if (kept === undefined) {
    await addPayer(trx, { id: given.newId, viewer, payer, at })
    if (own.length >= mostKept) await dropUnnamed(trx, await payersBeyond(trx, viewer, mostKept))
    return given.newId
  }
  const others = same.map(({ id }) => id).filter((id) => id !== kept.id)
  await renamePayers(trx, others, kept.id)
  await dropUnnamed(trx, others)
  await changePayer(trx, { id: kept.id, viewer, payer, at })
  return kept.id
}

function isOfDocument({ payer }: KeptPayer, { document, number }: InvoicePayer): boolean {
  return payer.document === document && payer.number === number
}
