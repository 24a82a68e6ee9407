import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import { callerOf, isOffice } from '../../http/caller.ts'
import { isGivenBy, isLinkPayersOf, type NamedPayer, payerOfPayment, viewerOf } from '../payers/index.ts'
import { invoicedAttempts, invoicedPayment } from '../payments/index.ts'
import { type CreditNote, creditNotesOf } from './credit-note.store.ts'
import { type Einvoice, einvoiceById, einvoiceOf } from './einvoice.store.ts'

export interface EinvoiceOfPayment {
  readonly einvoice: Einvoice | null
  readonly notes: readonly CreditNote[]
  /** It names somebody whom the caller did not give. */
  readonly isWithheld: boolean
}

export interface EinvoicesOfPayment extends EinvoiceOfPayment {
  /** Of an order that was paid in parts: those of its parts, in their order. */
  readonly parts: readonly InvoiceOfPart[]
}

export interface InvoiceOfPart extends EinvoiceOfPayment {
  /** Of the part, from 1 on. */
  readonly place: number
  readonly einvoice: Einvoice
}

/** The invoice of a payment, or those of its parts, for who may see the payment. */
export async function readEinvoice(
  { database }: Pick<AppContext, 'database'>,
  request: Request,
  token: string,
): Promise<EinvoicesOfPayment | null> {
  const caller = callerOf(request)
  const payment = await invoicedPayment(database, caller, token)
  if (payment === null) return null
  if (payment.studentCode !== null) request.app.student = payment.studentCode
  const isOwn = (named: NamedPayer | null) =>
    isOffice(caller) || (named !== null && isGivenBy(viewerOf(request), named))
  const { attemptId } = payment
  const whole = await readOf(database, attemptId, isOwn)
  const parts: InvoiceOfPart[] = []
  for (const [at, part] of (await invoicedAttempts(database, attemptId)).entries()) {
    const { einvoice, ...read } = await readOf(database, part, isOwn)
    if (part !== attemptId && einvoice !== null) parts.push({ place: at + 1, einvoice, ...read })
  }
  return { ...whole, parts }
}

/** Whom an invoice names, or is to name once it is issued again. */
export async function payerOfEinvoice(database: Database, id: string): Promise<NamedPayer | null> {
  const einvoice = await einvoiceById(database, id)
  return einvoice === null ? null : payerOfPayment(database, einvoice.attemptId)
}

/** The invoice of a payment by a link that its payer gave the data of; of no other is anything told. */
export async function readLinkEinvoice(database: Database, attemptId: string): Promise<EinvoicesOfPayment> {
  const read = await readOf(
    database,
    attemptId,
    (named) => named !== null && isLinkPayersOf(attemptId, named),
  )
  return read.isWithheld ? { ...read, einvoice: null, notes: [], parts: [] } : { ...read, parts: [] }
}

async function readOf(
  database: Database,
  attemptId: string,
  isOwn: (named: NamedPayer | null) => boolean,
): Promise<EinvoiceOfPayment> {
  const einvoice = await einvoiceOf(database, attemptId)
  const named = await payerOfPayment(database, attemptId)
  const notes = einvoice === null ? [] : await creditNotesOf(database, [einvoice.id])
  return { einvoice, notes, isWithheld: !isOwn(named) }
}
