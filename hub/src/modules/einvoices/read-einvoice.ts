import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import { callerOf, isOffice } from '../../http/caller.ts'
import { isGivenBy, payerOfPayment, viewerOf } from '../payers/index.ts'
import { invoicedPayment } from '../payments/index.ts'
import { type CreditNote, creditNotesOf } from './credit-note.store.ts'
import { type Einvoice, einvoiceOf } from './einvoice.store.ts'

export interface EinvoiceOfPayment {
  readonly einvoice: Einvoice | null
  readonly notes: readonly CreditNote[]
  /** It names somebody whom the caller did not give. */
  readonly isWithheld: boolean
}

/** The invoice of a payment, for who may see the payment. */
export async function readEinvoice(
  { database }: Pick<AppContext, 'database'>,
  request: Request,
  token: string,
): Promise<EinvoiceOfPayment | null> {
  const caller = callerOf(request)
  const payment = await invoicedPayment(database, caller, token)
  if (payment === null) return null
  if (payment.studentCode !== null) request.app.student = payment.studentCode
  const einvoice = await einvoiceOf(database, payment.attemptId)
  const named = await payerOfPayment(database, payment.attemptId)
  const isOwn = isOffice(caller) || (named !== null && isGivenBy(viewerOf(request), named))
  const notes = einvoice === null ? [] : await creditNotesOf(database, [einvoice.id])
  return { einvoice, notes, isWithheld: !isOwn }
}
