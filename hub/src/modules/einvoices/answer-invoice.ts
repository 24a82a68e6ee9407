import type { Request, ResponseToolkit } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { answerPdf } from '../../http/answer-pdf.ts'
import { refuse } from '../../shared/refusal.ts'
import type { CreditNote } from './credit-note.store.ts'
import type { EinvoiceOfPayment } from './read-einvoice.ts'

/** An accepted invoice as its provider prints it; not there for who may not see whom it names. */
export async function answerInvoice(
  { plugins }: Pick<AppContext, 'plugins'>,
  request: Request,
  h: ResponseToolkit,
  { einvoice, isWithheld }: Pick<EinvoiceOfPayment, 'einvoice' | 'isWithheld'>,
) {
  const { providerRef = null, cufe = null, number } = einvoice ?? {}
  if (isWithheld || providerRef === null || cufe === null) return refuse('NOT_FOUND')
  const signal = AbortSignal.timeout(20_000)
  const pdf = await plugins.einvoice.pdf(providerRef, { signal, trace: request.info.id })
  return answerPdf(h, pdf, `${number}.pdf`)
}

/** The same of a credit note. */
export async function answerNote(
  { plugins }: Pick<AppContext, 'plugins'>,
  request: Request,
  h: ResponseToolkit,
  { cude, number, providerRef }: CreditNote,
) {
  const { creditNotes } = plugins.einvoice
  if (cude === null || providerRef === null || creditNotes === undefined) return refuse('NOT_FOUND')
  const signal = AbortSignal.timeout(20_000)
  const pdf = await creditNotes.pdf(providerRef, { signal, trace: request.info.id })
  return answerPdf(h, pdf, `${number}.pdf`)
}
