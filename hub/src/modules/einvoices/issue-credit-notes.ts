import { type ElectronicCreditNote, PluginFault, type Write } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import { inTransaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { sum } from '../../shared/money.ts'
import type { Handler } from '../outbox/index.ts'
import { beginCreditNotes } from './begin-credit-notes.ts'
import { type CreditNote, creditNotesOf, leaveToFinance } from './credit-note.store.ts'
import { creditReason } from './decide-credits.ts'
import type { Einvoice, IssuingAnswer } from './einvoice.store.ts'
import { lineOf, refusedBy } from './issue-einvoice.ts'
import { keepNoteWord } from './keep-note-word.ts'

/**
 * Credits what went back of a payment, each refund exactly once: looked up by its reference before it is sent, adopted
 * when the provider has it. What the provider refuses, or the tax authority rejects, and all of it where the provider
 * issues no credit notes, waits for a person of finance (einvoices-9).
 */
export function issueCreditNotes(app: AppContext): Handler {
  return async ({ payload, trace }, signal) => {
    const crediting = await beginCreditNotes(app, { attemptId: payload['attemptId'] ?? '', trace })
    if (crediting === null) return async () => {}
    for (const note of crediting.notes)
      await issueOne(app, { einvoice: crediting.einvoice, note }, { key: note.reference, trace, signal })
    return async () => {}
  }
}

interface Issuing {
  readonly einvoice: Einvoice
  readonly note: CreditNote
}

async function issueOne(app: AppContext, issuing: Issuing, write: Write): Promise<void> {
  const { id } = issuing.note
  const told = await findOrIssue(app, issuing, write)
  await inTransaction(app.database, (trx) =>
    told === null ? leaveToFinance(trx, id) : keepNoteWord(app, trx, id, told),
  )
}

/** Null where the provider issues no credit notes. */
async function findOrIssue(app: AppContext, issuing: Issuing, write: Write): Promise<IssuingAnswer | null> {
  const { creditNotes } = app.plugins.einvoice
  if (creditNotes === undefined) return null
  const { reference } = issuing.note
  const present = await creditNotes.find(reference, write)
  if (present !== null) return present
  const note = await electronicNote(app, issuing)
  try {
    return await creditNotes.issue(note, write)
  } catch (fault) {
    if (!(fault instanceof PluginFault)) throw fault
    if (fault.code === 'rejected') return refusedBy(fault)
    const lost = fault.code === 'conflict' || fault.code === 'unknown-outcome'
    const found = lost ? await creditNotes.find(reference, write) : null
    if (found !== null) return found
    throw fault
  }
}

/** Dated today, as an invoice is (einvoices-3). */
async function electronicNote(
  { clock, config, database }: Pick<AppContext, 'clock' | 'config' | 'database'>,
  { einvoice, note: { id, reference, lines, total } }: Issuing,
): Promise<ElectronicCreditNote> {
  const { providerRef, number, cufe, issuedAt } = einvoice
  if (providerRef === null || number === null || cufe === null || issuedAt === null)
    throw new Error(`the invoice ${einvoice.reference} was accepted without its number`)
  const others = (await creditNotesOf(database, [einvoice.id])).filter(
    (other) => other.id !== id && other.providerRef !== null && other.status !== 'rejected',
  )
  const left = einvoice.total - sum(others.map((other) => other.total))
  return {
    reference,
    day: bogotaDay(clock.now()),
    invoice: { ref: providerRef, number, cufe, day: bogotaDay(new Date(issuedAt)), left },
    lines: lines.map(lineOf),
    total,
    reason: creditReason({ total }, einvoice),
    note: translate(config.texts, 'es-CO', 'einvoice.creditNote.printed', { number }),
  }
}
