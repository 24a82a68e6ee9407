import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deliverJob } from '../outbox/index.ts'
import { type CreditNote, markNoteAsked, waitingCreditNotes } from './credit-note.store.ts'
import { type Einvoice, markAsked, waitingEinvoices } from './einvoice.store.ts'
import { keepNoteWord } from './keep-note-word.ts'
import { keepWord } from './keep-word.ts'

type Tools = Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins' | 'work'>

/** At the most of each in one run; those longest unasked go first, so that all have their turn. */
const atOnce = 50

/** Asks for the tax authority's answer to what was sent: no provider tells of it by itself. */
export async function refreshEinvoices(app: Tools, signal: AbortSignal): Promise<void> {
  for (const einvoice of await waitingEinvoices(app.database, atOnce)) {
    if (signal.aborted) return
    await unlessFaulty(app, einvoice, () => refreshEinvoice(app, einvoice, signal))
  }
  for (const note of await waitingCreditNotes(app.database, atOnce)) {
    if (signal.aborted) return
    await unlessFaulty(app, note, () => refreshNote(app, note, signal))
  }
}

async function refreshEinvoice(
  app: Tools,
  { id, reference, trace }: Einvoice,
  signal: AbortSignal,
): Promise<void> {
  const told = await app.plugins.einvoice.find(reference, { signal, trace })
  if (told === null || told.status === 'waiting') return markAsked(app.database, id, app.clock.wall())
  await inTransaction(app.database, (trx) => keepWord(app, trx, id, told))
  app.work.trigger(deliverJob)
}

async function refreshNote(
  app: Tools,
  { id, reference, trace }: CreditNote,
  signal: AbortSignal,
): Promise<void> {
  const told = (await app.plugins.einvoice.creditNotes?.find(reference, { signal, trace })) ?? null
  if (told === null || told.status === 'waiting') return markNoteAsked(app.database, id, app.clock.wall())
  await inTransaction(app.database, (trx) => keepNoteWord(app, trx, id, told))
}

async function unlessFaulty(
  { log }: Pick<Tools, 'log'>,
  { id }: Pick<Einvoice, 'id'>,
  ask: () => Promise<void>,
): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code, einvoice: id }, 'an invoice or a credit note could not be asked about')
  }
}
