import { PluginFault, parseAnswer, runRead } from '@matricula/contract'
import type { IncomingPayment, Read, Write } from '@matricula/contract'
import Joi from 'joi'
import type { Client } from './client.ts'
import { withExisting } from './existing.ts'
import { paymentRefFrom } from './from-payment.ts'
import { quoted } from './odata.ts'
import type { IncomingPaymentSettings } from './settings.ts'
import { checkPayment, paymentBody, type SettledInvoice } from './to-payment.ts'

export interface PaymentsDeps {
  readonly client: Client
  readonly settings: IncomingPaymentSettings
}

/** The payment with our reference; a cancelled one doesn't count. */
export async function findPayment(
  { client, settings }: PaymentsDeps,
  reference: string,
  { signal }: Read,
): Promise<{ readonly ref: string } | null> {
  const query = {
    select: ['DocEntry'],
    filter: `${settings.referenceField} eq ${quoted(reference)} and Cancelled eq 'tNO'`,
    orderby: 'DocEntry',
  }
  const [found] = await client.list({ entity: 'IncomingPayments', query }, signal)
  return found === undefined ? null : runRead(async () => paymentRefFrom(found))
}

/** Books a transfer once, on the invoices it names; what they leave is on account. */
export async function recordPayment(
  deps: PaymentsDeps,
  payment: IncomingPayment,
  write: Write,
): Promise<{ readonly ref: string }> {
  const { client, settings } = deps
  checkPayment(payment, settings)
  const present = await findPayment(deps, payment.reference, write)
  if (present !== null) return present
  const invoices = await settledInvoices(client, payment, write)
  const body = paymentBody(payment, { settings, invoices })
  return withExisting(
    async () => paymentRefFrom(await client.create('IncomingPayments', body, write.signal)),
    async () => (await findPayment(deps, payment.reference, write))?.ref ?? null,
  )
}

const invoiceKey = Joi.object<{ readonly DocEntry: number }>({ DocEntry: Joi.number().integer().required() })
  .unknown()
  .required()

async function settledInvoices(
  client: Client,
  { partnerCode, documents }: IncomingPayment,
  { signal }: Read,
): Promise<readonly SettledInvoice[]> {
  const invoices: SettledInvoice[] = []
  for (const { docNum, amount } of documents) {
    if (!/^\d{1,10}$/.test(docNum)) throw missingInvoice()
    const query = {
      select: ['DocEntry'],
      filter: `DocNum eq ${docNum} and CardCode eq ${quoted(partnerCode)} and Cancelled eq 'tNO'`,
    }
    const [found, another] = await client.list({ entity: 'Invoices', query }, signal)
    if (found === undefined) throw missingInvoice()
    if (another !== undefined) throw duplicateInvoice()
    invoices.push({ docEntry: (await runRead(async () => parseAnswer(invoiceKey, found))).DocEntry, amount })
  }
  return invoices
}

function missingInvoice(): PluginFault {
  return new PluginFault('not-found', 'SAP has no such invoice of this partner', { field: 'documents' })
}

/** A number is unique within its series only. */
function duplicateInvoice(): PluginFault {
  const reason = 'two invoices of this partner have one number'
  return new PluginFault('rejected', 'SAP has the invoice twice', { reason, field: 'documents' })
}
