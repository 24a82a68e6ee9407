import type { Request, ResponseToolkit } from '@hapi/hapi'
import { checkInvoicePayer, type InvoicePayer, typedNitDigit } from '../../../api/invoice-payer.ts'
import type { AppContext } from '../../app-context.ts'
import { isDuplicate } from '../../db/statements.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { callerOf } from '../../http/caller.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { keepPayer, type PayerGiven } from './keep-payer.ts'
import type { KeptPayer } from './payer.store.ts'
import { viewInvoicePayer } from './payer.view.ts'
import type { InvoicePayerPayload } from './payers.schemas.ts'
import { isGuardians, isRemembered, payerViewer, type PayerViewer, rememberedBy } from './viewer.ts'

/** The secret of a browser that a family asked to remember whom its invoices are made out to. */
export const payerCookie = 'matricula-payer'

/** What is given now, and where it is written: in a story of its own, or that of a payment. */
export interface GivenPayer {
  readonly viewer: PayerViewer
  readonly keep: (trx: Transaction, corrects: string | null) => Promise<string>
}

export interface AnsweredPayer extends KeptPayer {
  /** For the browser that is to remember it; null where none is. */
  readonly secret: string | null
}

export function viewerOf(request: Request): PayerViewer {
  return payerViewer(callerOf(request), browserOf(request))
}

function browserOf({ state }: Request): string | null {
  const secret: unknown = state[payerCookie]
  return typeof secret === 'string' && secret !== '' ? secret : null
}

/**
 * Checks what a family gave and writes it in one story with what `tell` does: once more where another tab was writing
 * the same at that moment.
 */
export async function givePayer<Code extends string>(
  app: Pick<AppContext, 'database' | 'clock' | 'ids'>,
  request: Request,
  form: InvoicePayerPayload,
  tell: (trx: Transaction, given: GivenPayer) => Promise<Refusal<Code> | string>,
): Promise<Refusal<Code | 'INVOICE_PAYER_INCOMPLETE'> | AnsweredPayer> {
  const { viewer, secret } = rememberer(app, request, form)
  const given = await giveAs(app, viewer, form, tell)
  return isRefused(given) ? given : { ...given, secret }
}

/** The same of whom the request does not name: who pays by a link. */
export async function giveAs<Code extends string>(
  app: Pick<AppContext, 'database' | 'clock' | 'ids'>,
  viewer: PayerViewer,
  form: InvoicePayer,
  tell: (trx: Transaction, given: GivenPayer) => Promise<Refusal<Code> | string>,
): Promise<Refusal<Code | 'INVOICE_PAYER_INCOMPLETE'> | KeptPayer> {
  const payer = checkedPayer(form)
  if (isRefused(payer)) return payer
  const kept: Omit<PayerGiven, 'corrects'> = { viewer, payer, at: app.clock.now(), newId: app.ids.id() }
  const keep = (trx: Transaction, corrects: string | null) => keepPayer(trx, { ...kept, corrects })
  const write = () => inTransaction(app.database, (trx) => tell(trx, { viewer, keep }))
  const id = await write().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
    return write()
  })
  return isRefused(id) ? id : { id, owner: viewer.keepsAs, payer }
}

/** What was given, tidied; refused by field. */
export function checkedPayer(form: InvoicePayer): Refusal<'INVOICE_PAYER_INCOMPLETE'> | InvoicePayer {
  const checked = checkInvoicePayer(form)
  if (checked.is !== 'wrong') return checked.payer
  const fields = Object.entries(checked.fields).map(([field, key]) => [field, [key]] as const)
  return refuse('INVOICE_PAYER_INCOMPLETE', {
    fields: Object.fromEntries(fields),
    values: { digit: typedNitDigit(form) ?? '' },
  })
}

/** A guardian's account remembers by itself. */
function rememberer(
  { ids }: Pick<AppContext, 'ids'>,
  request: Request,
  { remember }: InvoicePayerPayload,
): { readonly viewer: PayerViewer; readonly secret: string | null } {
  const viewer = viewerOf(request)
  if (!remember || viewer.studentCode === null) return { viewer, secret: null }
  const secret = browserOf(request) ?? ids.secret()
  return { viewer: rememberedBy(viewer, secret), secret }
}

export function viewOwn({ id, owner, payer }: KeptPayer) {
  return { id, ...viewInvoicePayer(payer), remembered: isRemembered(owner) || isGuardians(owner) }
}

export function answerGiven(h: ResponseToolkit, given: AnsweredPayer) {
  const answer = h.response(viewOwn(given))
  return given.secret === null ? answer : answer.state(payerCookie, given.secret)
}
