import { type EinvoiceLine, type ElectronicInvoice, PluginFault, type Write } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import type { Handler } from '../outbox/index.ts'
import { payerOfPayment } from '../payers/index.ts'
import { beginEinvoice } from './begin-einvoice.ts'
import { einvoicePayer } from './einvoice-payer.ts'
import type { Einvoice, IssuingAnswer } from './einvoice.store.ts'
import { keepWord } from './keep-word.ts'
import { meansOf } from './einvoice-means.store.ts'

/**
 * Issues the invoice of what a payment paid, exactly once: looked up by its reference before it is sent, adopted when
 * the provider has it. What the provider refuses, or the tax authority rejects, waits for a person of finance.
 */
export function issueEinvoice(app: AppContext): Handler {
  return async ({ payload, trace, key }, signal) => {
    const attemptId = payload['attemptId'] ?? ''
    const einvoice = await beginEinvoice(app, { attemptId, requestedBy: 'hub', trace })
    if (einvoice === null) return async () => {}
    const told = await findOrIssue(app, einvoice, { key, trace, signal })
    return (trx) => keepWord(app, trx, einvoice.id, told)
  }
}

async function findOrIssue(app: AppContext, einvoice: Einvoice, write: Write): Promise<IssuingAnswer> {
  const { einvoice: provider } = app.plugins
  const present = await provider.find(einvoice.reference, write)
  if (present !== null) return present
  const invoice = await electronicInvoice(app, einvoice)
  try {
    return await provider.issue(invoice, write)
  } catch (fault) {
    if (!(fault instanceof PluginFault)) throw fault
    if (fault.code === 'rejected') return refusedBy(fault)
    const lost = fault.code === 'conflict' || fault.code === 'unknown-outcome'
    const found = lost ? await provider.find(einvoice.reference, write) : null
    if (found !== null) return found
    throw fault
  }
}

/** The provider made nothing of it: a rejection without a document. */
export function refusedBy({ reason, message }: PluginFault): IssuingAnswer {
  const nothing = { ref: null, number: null, cufe: null, at: null, notices: [] }
  return { ...nothing, status: 'rejected', reason: reason ?? message }
}

/** Dated today, whatever day it was paid on: the tax authority takes no other (einvoices-3). */
async function electronicInvoice(
  app: Pick<AppContext, 'database' | 'clock'>,
  { attemptId, reference, total, lines }: Einvoice,
): Promise<ElectronicInvoice> {
  const named = await payerOfPayment(app.database, attemptId)
  if (named === null) throw new Error(`nobody is invoiced by ${reference}`)
  return {
    reference,
    day: bogotaDay(app.clock.now()),
    payer: einvoicePayer(named.payer),
    lines: lines.map(lineOf),
    total,
    paid: { form: 'cash', means: await meansOf(app.database, attemptId) },
    note: '',
  }
}

/** As a provider is told it: of which order it is, stays here. */
export function lineOf({ concept, description, quantity, unitPrice, taxClass }: EinvoiceLine): EinvoiceLine {
  return { concept, description, quantity, unitPrice, taxClass }
}
