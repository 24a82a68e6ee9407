import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { keepNoteAnswer, lockCreditNote } from './credit-note.store.ts'
import type { IssuingAnswer } from './einvoice.store.ts'

/** Keeps what the provider says of a credit note, and in the trail that it turned; one that has its end stays as it is. */
export async function keepNoteWord(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  id: string,
  told: IssuingAnswer,
): Promise<void> {
  const note = await lockCreditNote(trx, id)
  if (note === null || (note.status !== 'sending' && note.status !== 'waiting')) return
  await keepNoteAnswer(trx, id, told)
  if (told.status === note.status) return
  await recordAudit(trx, {
    at: clock.wall(),
    actor: 'hub',
    act: 'credit-note.turn',
    subject: note.reference,
    before: { status: note.status },
    after: { status: told.status, number: told.number },
    trace: note.trace,
  })
}
