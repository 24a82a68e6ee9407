import type { Debtor, ListedInvoice } from './list-invoices.ts'
import type { PaidDocument } from '../payments/index.ts'

/** A document a guardian wants to pay, with the amount that the browser showed. */
export interface DocumentToPay {
  readonly DocNum: string
  readonly CardCode: string
  /** COP */
  readonly amount: number
}

export type DocumentsChecked =
  | { readonly is: 'documents'; readonly documents: readonly PaidDocument[] }
  | { readonly is: 'not-theirs' }
  | { readonly is: 'pending'; readonly document: string }
  | { readonly is: 'changed' }

/** Whether these documents can be paid as they are priced today: the guardian's, free, and to the peso as shown. */
export function checkDocuments(
  requested: readonly DocumentToPay[],
  debtors: readonly Debtor[],
): DocumentsChecked {
  const invoices = debtors.flatMap((debtor) => debtor.invoices)
  const isTheirs = ({ CardCode }: DocumentToPay) => debtors.some(({ partner }) => partner.code === CardCode)
  if (!requested.every(isTheirs)) return { is: 'not-theirs' }
  const pairs = requested.map((input) => ({
    input,
    invoice: invoices.find(
      ({ docNum, partnerCode }) => docNum === input.DocNum && partnerCode === input.CardCode,
    ),
  }))
  const pending = pairs.find(({ invoice }) => invoice?.state === 'in-process')
  if (pending !== undefined) return { is: 'pending', document: pending.input.DocNum }
  const documents = pairs.flatMap(({ input, invoice }) =>
    invoice?.toPay === input.amount ? [paid(invoice)] : [],
  )
  return documents.length < requested.length ? { is: 'changed' } : { is: 'documents', documents }
}

function paid({ docNum, partnerCode, toPay: amount, surcharge, discount }: ListedInvoice): PaidDocument {
  return { docNum, partnerCode, amount, surcharge, discount }
}
