import type { Debtor } from './list-invoices.ts'
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

/** Whether these documents can be paid as accounting has them now: the guardian's, free, and to the peso as shown. */
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
  if (pairs.some(({ input, invoice }) => invoice?.pending !== input.amount)) return { is: 'changed' }
  const documents = requested.map(({ DocNum, CardCode, amount }) => ({
    docNum: DocNum,
    partnerCode: CardCode,
    amount,
  }))
  return { is: 'documents', documents }
}
