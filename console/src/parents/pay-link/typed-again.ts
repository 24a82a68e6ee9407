import { hub } from '../../api/hub.ts'
import type { InvoicePayer } from '@matricula/hub/api/invoice-payer'
import { EMPTY_PAYER, PAYER_FIELDS, type PayerForm } from '../pay/payer-form.ts'
import { formOf as invoiceFormOf, type KeptInvoicePayer } from '../payers/invoice-form.ts'

/** What is in the form of a link. */
export interface LinkFormInput {
  readonly payer: PayerForm
  /** Whom the invoice is made out to; null where nobody is named. */
  readonly invoice: InvoicePayer | null
}

/** What a payer typed for a payment that came to nothing, for the next try in this page; it is stored nowhere. */
let typed: (LinkFormInput & { readonly link: string }) | null = null

/** Has what was typed for a payment at hand where its payer tries again; without an answer it is typed anew. */
export async function typeAgain(link: string, payment: string): Promise<void> {
  try {
    const { payer, invoicedTo } = await hub.get<StoredPayer>(`${payment}/data`)
    const invoice = invoicedTo === null ? null : invoiceFormOf(invoicedTo)
    if (payer !== null) typed = { link, payer: formOf(payer), invoice }
  } catch {
    typed = null
  }
}

/** What is in the form of a link at first. */
export function typedFor(link: string): LinkFormInput {
  return typed?.link === link ? typed : { payer: EMPTY_PAYER, invoice: null }
}

interface StoredPayer {
  readonly payer: Partial<PayerForm> | null
  readonly invoicedTo: KeptInvoicePayer | null
}

/** The hub keeps more of a payer than the form has. */
function formOf(payer: Partial<PayerForm>): PayerForm {
  const fields = PAYER_FIELDS.map(({ name }) => [name, payer[name] ?? ''] as const)
  const { document } = payer
  return { ...EMPTY_PAYER, ...Object.fromEntries(fields), ...(document !== undefined && { document }) }
}
