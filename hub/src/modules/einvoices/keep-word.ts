import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { announce } from '../outbox/index.ts'
import { type Einvoice, isAccepted, keepAnswer, lockEinvoice, type IssuingAnswer } from './einvoice.store.ts'
import { goneBackOf } from './gone-back.ts'
import { reopenInvoicePayer } from './name-part-payer.ts'

/**
 * Keeps what the provider says of an invoice, and in the trail that it turned. One that is rejected opens its payer
 * again, for whoever is to correct it; of one that is accepted is credited what went back meanwhile (einvoices-7). One
 * that has its end stays as it is.
 */
export async function keepWord(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  id: string,
  told: IssuingAnswer,
): Promise<void> {
  const einvoice = await lockEinvoice(trx, id)
  if (einvoice === null || !isOpen(einvoice)) return
  await keepAnswer(trx, id, told)
  if (told.status === 'rejected') await reopenInvoicePayer(trx, einvoice.attemptId)
  if (isAccepted(told)) await creditGoneBack(trx, einvoice, clock.wall())
  if (told.status === einvoice.status) return
  await recordAudit(trx, {
    at: clock.wall(),
    actor: 'hub',
    act: 'einvoice.turn',
    subject: einvoice.reference,
    before: { status: einvoice.status },
    after: { status: told.status, number: told.number },
    trace: einvoice.trace,
  })
}

async function creditGoneBack(trx: Transaction, { id, attemptId, trace }: Einvoice, at: Date): Promise<void> {
  if ((await goneBackOf(trx, attemptId)).length === 0) return
  const key = `einvoice:credit:invoice:${id}`
  await announce(trx, { topic: 'einvoice.credit', key, payload: { attemptId }, trace, at })
}

function isOpen({ status }: Pick<Einvoice, 'status'>): boolean {
  return status === 'sending' || status === 'waiting'
}
