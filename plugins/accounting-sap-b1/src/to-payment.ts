import { PluginFault, type Cop, type IncomingPayment } from '@matricula/contract'
import type { IncomingPaymentSettings } from './settings.ts'

export interface SettledInvoice {
  readonly docEntry: number
  readonly amount: Cop
}

/** What CounterReference holds; SAP's field is no longer. */
const counterReferenceLength = 8
/** What TransferReference holds. */
const transferReferenceLength = 27
const remarksLength = 254

/** @throws PluginFault `invalid` for what must not be booked. */
export function checkPayment(
  { reference, amount, documents }: IncomingPayment,
  { referenceField }: IncomingPaymentSettings,
): void {
  if (reference === '') throw invalid('a payment has a reference', 'reference')
  if (referenceField === 'CounterReference' && reference.length > counterReferenceLength) {
    throw invalid('our reference is longer than CounterReference holds', 'reference')
  }
  if (![amount, ...documents.map((document) => document.amount)].every(isPesos)) {
    throw invalid('a payment is whole pesos above 0', 'amount')
  }
  if (documents.reduce((sum, document) => sum + document.amount, 0) > amount) {
    throw invalid('the documents take more than was paid', 'documents')
  }
}

/** The body of an incoming payment by transfer; what no invoice takes is paid on account. */
export function paymentBody(
  payment: IncomingPayment,
  {
    settings: { transferAccount, referenceField },
    invoices,
  }: { readonly settings: IncomingPaymentSettings; readonly invoices: readonly SettledInvoice[] },
) {
  return {
    DocType: 'rCustomer',
    CardCode: payment.partnerCode,
    DocDate: payment.paidOn,
    TransferAccount: transferAccount,
    TransferSum: payment.amount,
    TransferDate: payment.paidOn,
    TransferReference: payment.providerRef.slice(0, transferReferenceLength),
    [referenceField]: payment.reference,
    Remarks: payment.providerRef.slice(0, remarksLength),
    PaymentInvoices: invoices.map(({ docEntry, amount }, index) => ({
      LineNum: index,
      DocEntry: docEntry,
      SumApplied: amount,
      InvoiceType: 'it_Invoice',
    })),
  }
}

function isPesos(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0
}

function invalid(message: string, field: string): PluginFault {
  return new PluginFault('invalid', message, { field })
}
