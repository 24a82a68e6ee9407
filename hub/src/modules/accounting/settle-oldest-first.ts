import type { IncomingPayment, OpenInvoice } from '@matricula/contract'

/** How an amount in COP pays open invoices: the oldest due first, each up to what is pending; the rest is on account. */
export function settleOldestFirst(
  open: readonly Pick<OpenInvoice, 'docNum' | 'dueDate' | 'pending'>[],
  amount: number,
): IncomingPayment['documents'] {
  const byAge = open.toSorted(
    (one, other) => one.dueDate.localeCompare(other.dueDate) || one.docNum.localeCompare(other.docNum),
  )
  let left = amount
  const documents: { docNum: string; amount: number }[] = []
  for (const { docNum, pending } of byAge) {
    const paid = Math.min(left, pending)
    if (paid <= 0) continue
    documents.push({ docNum, amount: paid })
    left -= paid
  }
  return documents
}
