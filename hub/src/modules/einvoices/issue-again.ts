import type { InvoicePayer } from '../../../api/invoice-payer.ts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { announce, deliverJob } from '../outbox/index.ts'
import { invoicedLines, writeEinvoice } from './begin-einvoice.ts'
import { type Einvoice, einvoiceOf, lockEinvoice } from './einvoice.store.ts'
import { correctInvoicePayer } from './name-part-payer.ts'

export interface Reissue {
  readonly id: string
  readonly actor: string
  readonly trace: string
}

export interface InvoiceReissue extends Reissue {
  /** Whom it is to name, as finance corrects it; null where it has been corrected, or needs not be. Checked. */
  readonly payer: InvoicePayer | null
}

/** Has a rejected invoice issued anew, under a new reference, once its payer has been corrected, by the family or here (einvoices-5). */
export async function issueAgain(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'work'>,
  { id, payer, actor, trace }: InvoiceReissue,
): Promise<Refusal<'NOT_FOUND' | 'EINVOICE_NOT_REJECTED'> | Einvoice> {
  const answer = await inTransaction(app.database, async (trx) => {
    const rejected = await lockEinvoice(trx, id)
    if (rejected === null) return refuse('NOT_FOUND')
    const { attemptId } = rejected
    const lines = await invoicedLines({ database: trx }, attemptId)
    if (rejected.status !== 'rejected' || lines.length === 0) return refuse('EINVOICE_NOT_REJECTED')
    const at = app.clock.wall()
    const corrected = { attemptId, at: app.clock.now(), newId: app.ids.id() }
    if (payer !== null && !(await correctInvoicePayer(trx, { ...corrected, payer })))
      return refuse('EINVOICE_NOT_REJECTED')
    const isOurs = await writeEinvoice(app, trx, { attemptId, requestedBy: actor, trace, lines })
    const added = isOurs ? await einvoiceOf(trx, attemptId) : null
    if (added === null) return refuse('EINVOICE_NOT_REJECTED')
    const noted = { at, actor, act: 'einvoice.again', subject: rejected.reference, trace }
    await recordAudit(trx, {
      ...noted,
      before: { status: 'rejected' },
      after: { reference: added.reference, payerCorrected: payer !== null },
    })
    const key = `einvoice:${added.id}`
    await announce(trx, { topic: 'einvoice.issue', key, payload: { attemptId }, trace, at })
    return added
  })
  app.work.trigger(deliverJob)
  return answer
}
