import type { Transaction } from './from-transaction.ts'

/** What counts first where one reference has several transactions: a payer may try again in the same checkout. */
const order = ['APPROVED', 'VOIDED', 'PENDING']

/** The transaction that speaks for a reference: the first paid one, else a voided, a waiting, the latest. */
export function chooseTransaction(transactions: readonly Transaction[]): Transaction | null {
  const oldestFirst = transactions.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
  for (const wanted of order) {
    const found = oldestFirst.find(({ status }) => status === wanted)
    if (found) return found
  }
  return oldestFirst.at(-1) ?? null
}
