import type { PaidDocument } from './invoice-payment.model.ts'
import type { Debtor } from './list-invoices.ts'

/** A document a guardian wants to pay, with the amount that the browser showed. */
export interface WishedDocument {
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
  wished: readonly WishedDocument[],
  debtors: readonly Debtor[],
): DocumentsChecked {
  const invoices = debtors.flatMap((debtor) => debtor.invoices)
  const isTheirs = ({ CardCode }: WishedDocument) => debtors.some(({ partner }) => partner.code === CardCode)
  if (!wished.every(isTheirs)) return { is: 'not-theirs' }
  const pairs = wished.map((wish) => ({
    wish,
    invoice: invoices.find(
      ({ docNum, partnerCode }) => docNum === wish.DocNum && partnerCode === wish.CardCode,
    ),
  }))
  const pending = pairs.find(({ invoice }) => invoice?.state === 'in-process')
  if (pending !== undefined) return { is: 'pending', document: pending.wish.DocNum }
  if (pairs.some(({ wish, invoice }) => invoice?.pending !== wish.amount)) return { is: 'changed' }
  const documents = wished.map(({ DocNum, CardCode, amount }) => ({
    docNum: DocNum,
    partnerCode: CardCode,
    amount,
  }))
  return { is: 'documents', documents }
}
