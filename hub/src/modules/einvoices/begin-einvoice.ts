import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { ordersByIds } from '../enrollment/index.ts'
import { closePayerOfPayment } from '../payers/index.ts'
import { attemptById, partOfOrder, sharesOf } from '../payments/index.ts'
import { addEinvoice, type Einvoice, einvoiceOf, type InvoicedLine } from './einvoice.store.ts'
import { namePartPayer } from './name-part-payer.ts'
import { linesOfParts, namelessLines, orderLines } from './order-lines.ts'

/** What a payment is invoiced for; nothing where it paid nothing that is to be invoiced. */
export async function invoicedLines(
  { database }: Pick<AppContext, 'database'>,
  attemptId: string,
): Promise<readonly InvoicedLine[]> {
  const part = await partOfOrder(database, attemptId)
  if (part !== null) {
    const { place, parts } = part
    return parts[place]?.status === 'approved' ? ((await linesOfParts({ database }, part))[place] ?? []) : []
  }
  const shares = await sharesOf(database, attemptId)
  const paid = shares.filter(({ status }) => status === 'approved').map(({ orderId }) => orderId)
  const orders = await ordersByIds(database, paid)
  const { payLinkId } = await attemptById(database, attemptId)
  return orders
    .toSorted((one, other) => one.studentCode.localeCompare(other.studentCode))
    .flatMap(payLinkId === null ? orderLines : namelessLines)
}

export interface Beginning {
  readonly attemptId: string
  readonly requestedBy: string
  readonly trace: string
}

/**
 * The invoice of a payment that is to be sent: written down before its provider hears of it, with the payer closed, so
 * that what is sent is what stays. Null where nobody was named, where there is nothing to invoice, or where the payment
 * has an invoice that is on its way or done.
 */
export async function beginEinvoice(
  app: Pick<AppContext, 'database' | 'clock' | 'ids'>,
  beginning: Beginning,
): Promise<Einvoice | null> {
  const present = await einvoiceOf(app.database, beginning.attemptId)
  if (present !== null) return present.status === 'sending' ? present : null
  const lines = await invoicedLines(app, beginning.attemptId)
  if (lines.length === 0) return null
  return inTransaction(app.database, async (trx) => {
    const isOurs = await writeEinvoice(app, trx, { ...beginning, lines })
    return isOurs ? einvoiceOf(trx, beginning.attemptId) : null
  })
}

/** Writes an invoice to be sent and closes its payer; false where nobody is named, or another is on its way. */
export async function writeEinvoice(
  { clock, ids }: Pick<AppContext, 'clock' | 'ids'>,
  trx: Transaction,
  { lines, ...beginning }: Beginning & Pick<Einvoice, 'lines'>,
): Promise<boolean> {
  const issuedAt = clock.now()
  await namePartPayer(trx, beginning.attemptId, issuedAt)
  if (!(await closePayerOfPayment(trx, beginning.attemptId, issuedAt))) return false
  const total = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice))
  await addEinvoice(trx, {
    ...beginning,
    id: ids.id(),
    reference: ids.reference(),
    lines,
    total,
    at: clock.wall(),
  })
  return true
}
