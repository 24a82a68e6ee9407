import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { announce, deliverJob } from '../outbox/index.ts'
import { type CreditNote, lockCreditNote, renewCreditNote } from './credit-note.store.ts'
import { einvoiceById } from './einvoice.store.ts'
import type { Reissue } from './issue-again.ts'

/**
 * Has a credit note issued under a new reference that was rejected, or that its provider did not issue before; it credits
 * the same (einvoices-9).
 */
export async function issueNoteAgain(
  app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'work'>,
  { id, actor, trace }: Reissue,
): Promise<Refusal<'NOT_FOUND' | 'CREDIT_NOTE_NOT_REJECTED'> | CreditNote> {
  const answer = await inTransaction(app.database, async (trx) => {
    const note = await lockCreditNote(trx, id)
    const einvoice = note === null ? null : await einvoiceById(trx, note.einvoiceId)
    if (note === null || einvoice === null) return refuse('NOT_FOUND')
    if (note.status !== 'rejected' && note.status !== 'manual') return refuse('CREDIT_NOTE_NOT_REJECTED')
    const at = app.clock.wall()
    const reference = app.ids.reference()
    await renewCreditNote(trx, id, { reference, at })
    await recordAudit(trx, {
      at,
      actor,
      act: 'credit-note.again',
      subject: note.reference,
      before: { status: note.status, reason: note.reason },
      after: { reference },
      trace,
    })
    const payload = { attemptId: einvoice.attemptId }
    await announce(trx, { topic: 'einvoice.credit', key: `einvoice:credit:${reference}`, payload, trace, at })
    return (await lockCreditNote(trx, id)) ?? refuse('NOT_FOUND')
  })
  app.work.trigger(deliverJob)
  return answer
}
