import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sum } from '../../shared/money.ts'
import { addCreditNote, type CreditNote, creditNotesOf } from './credit-note.store.ts'
import { decideCredits } from './decide-credits.ts'
import { type Einvoice, einvoiceOf, isAccepted, lockEinvoice } from './einvoice.store.ts'
import { goneBackOf } from './gone-back.ts'

export interface NotesToIssue {
  readonly einvoice: Einvoice
  /** Those that the provider may not have heard of. */
  readonly notes: readonly CreditNote[]
}

/**
 * Writes down what is to be credited of a payment's invoice before its provider hears of it. Null where the payment has
 * no invoice that was accepted: one that still waits has its credit notes once it is (einvoices-7).
 */
export async function beginCreditNotes(
  app: Pick<AppContext, 'clock' | 'database' | 'ids'>,
  { attemptId, trace }: { readonly attemptId: string; readonly trace: string },
): Promise<NotesToIssue | null> {
  const known = await einvoiceOf(app.database, attemptId)
  if (known === null) return null
  return inTransaction(app.database, async (trx) => {
    const einvoice = await lockEinvoice(trx, known.id)
    if (einvoice === null || !isAccepted(einvoice)) return null
    const { id: einvoiceId, lines } = einvoice
    const credits = await creditNotesOf(trx, [einvoiceId])
    const goneBack = await goneBackOf(trx, attemptId)
    for (const credit of decideCredits({ lines, credits, goneBack })) {
      const total = sum(credit.lines.map(({ unitPrice }) => unitPrice))
      const own = { id: app.ids.id(), reference: app.ids.reference(), at: app.clock.wall() }
      await addCreditNote(trx, { ...own, ...credit, einvoiceId, total, trace })
    }
    const notes = await creditNotesOf(trx, [einvoiceId])
    return { einvoice, notes: notes.filter(({ status }) => status === 'sending') }
  })
}
