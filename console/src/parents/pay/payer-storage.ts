import { studentSessionStorage } from '../wizard/student-session-storage.ts'
import type { TypedInvoice } from '../payers/invoice-form.ts'
import type { PayerForm } from './payer-form.ts'

/** Who pays, as typed: after a reload, a payment that was declined or a session that ended it is not asked for again. */
export const payerStorage = studentSessionStorage<PayerForm>('matricula.pay.payer')

/** Whom the invoice of the next payment is made out to, as typed while the form is open. */
export const invoiceStorage = studentSessionStorage<TypedInvoice>('matricula.pay.invoice')

/** The same of a payment that was made, by its token. */
export const invoiceCorrectionStorage = studentSessionStorage<TypedInvoice>('matricula.payment.invoice')

/** Once it is paid. */
export function forgetPayers(): void {
  payerStorage.forget()
  invoiceStorage.forget()
}

/** When somebody leaves. */
export function forgetEveryPayer(): void {
  forgetPayers()
  invoiceCorrectionStorage.forget()
}
