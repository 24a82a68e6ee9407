import { type CheckoutStart, type Payer, PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { type Locale, say } from '../../config/texts.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { checkDocuments } from './check-documents.ts'
import { closeUnstartedInvoices } from './close-unstarted-invoices.ts'
import type { InvoicePayment, PaidDocument } from './invoice-payment.model.ts'
import {
  invoicePayerOf,
  invoicePaymentById,
  invoicePaymentByKey,
  keepInvoiceCheckout,
} from './invoice-payment.store.ts'
import type { InvoiceWish } from './invoice-wish.ts'
import { viewDebtor } from './invoice.view.ts'
import { listInvoices } from './list-invoices.ts'
import { openInvoicePayment } from './open-invoice-payment.ts'

const providerDeadlineMs = 20_000

/**
 * Begins to pay open invoices: reads them anew, writes the payment and what it holds, and only then calls the
 * provider. The same key answers the same payment, whatever broke in between.
 */
export async function startInvoicePayment(
  house: House,
  wish: InvoiceWish,
): Promise<Refusal | InvoicePayment> {
  const requestHash = hashOf(wish)
  const payment = (await findBegun(house, wish, requestHash)) ?? (await beginOnce(house, wish, requestHash))
  return isRefused(payment) ? payment : goToProvider(house, payment, wish.locale)
}

/** The payment that this key has begun; null for a new key. */
async function findBegun(
  { database }: House,
  { idempotencyKey }: InvoiceWish,
  requestHash: string,
): Promise<Refusal | InvoicePayment | null> {
  const present = await invoicePaymentByKey(database, idempotencyKey)
  if (present === null) return null
  return present.requestHash === requestHash ? present : refuse('KEY_REUSED')
}

/** The same request may come twice at once: whatever refuses the second one is the first one's doing. */
async function beginOnce(
  house: House,
  wish: InvoiceWish,
  requestHash: string,
): Promise<Refusal | InvoicePayment> {
  const begun = await begin(house, wish, requestHash)
  return isRefused(begun) ? ((await findBegun(house, wish, requestHash)) ?? begun) : begun
}

async function begin(
  house: House,
  wish: InvoiceWish,
  requestHash: string,
): Promise<Refusal | InvoicePayment> {
  const documents = await checkWish(house, wish)
  if (isRefused(documents)) return documents
  const checked = checkPayer(wish.payer)
  if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
  return openInvoicePayment(house, { wish, documents, requestHash, payer: checked.payer })
}

async function checkWish(house: House, wish: InvoiceWish): Promise<Refusal | readonly PaidDocument[]> {
  const debtors = await listInvoices(house, wish.email, wish.trace)
  const checked = checkDocuments(wish.documents, debtors)
  switch (checked.is) {
    case 'not-theirs':
      return refuse('NOT_FOUND')
    case 'pending':
      return refuse('INVOICE_PENDING', { values: { document: checked.document } })
    case 'changed':
      return refuse('INVOICE_CHANGED', { facts: { invoices: debtors.map(viewDebtor) } })
    case 'documents':
      return checked.documents
  }
}

/** Asks the provider for its checkout unless it already answered; the payment's id is the key of that act. */
async function goToProvider(
  house: House,
  payment: InvoicePayment,
  locale: Locale,
): Promise<Refusal | InvoicePayment> {
  const payer = invoicePayerOf(payment)
  if (payment.status !== 'open' || payment.checkout !== null || payer === null) return payment
  try {
    await keepInvoiceCheckout(
      house.database,
      payment.id,
      await askProvider(house, payment, { payer, locale }),
    )
  } catch (error) {
    if (error instanceof PluginFault && error.code !== 'unknown-outcome')
      await closeUnstartedInvoices(house, payment, error)
    throw error
  }
  return invoicePaymentById(house.database, payment.id)
}

function askProvider(
  { plugins, publicUrl, config }: House,
  payment: InvoicePayment,
  { payer, locale }: { payer: Payer; locale: Locale },
): Promise<CheckoutStart> {
  const values = { school: config.settings.school.shortName }
  return plugins.payments(payment.instance).startCheckout(
    {
      reference: payment.reference,
      amount: payment.amount,
      currency: 'COP',
      description: say(config.texts, locale, 'invoices.description', values),
      payer,
      extras: [],
      // The portal's own page: the browser coming back proves nothing, and the page asks for the payment by its token.
      returnUrl: `${publicUrl()}/enrollment/ParentsLogin?payment=${payment.token}`,
      locale,
      expiresAt: payment.expiresAt,
    },
    { key: payment.id, trace: payment.trace, signal: AbortSignal.timeout(providerDeadlineMs) },
  )
}

function hashOf({ guardianId, documents, payer }: InvoiceWish): string {
  return sha256(JSON.stringify([guardianId, documents, payer]))
}
