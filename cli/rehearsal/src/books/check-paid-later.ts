import type { PaidLater, Transcript } from '../families/transcript.ts'
import type { ProviderRow } from '../vendors/read-books.ts'
import type { Account } from './account.ts'
import { different, type Discrepancy } from './discrepancy.ts'

/** What the provider of invoices took of who paid later, and what that has set going. Pure. */
export function checkPaidLater(
  { aftermath: { paidLater } }: Transcript,
  { paidLater: row, laterDeliveries }: Account,
): Discrepancy | null {
  return (
    different('provider', {
      expected: paidLater === null ? [] : [rowOf(paidLater)],
      found: row === null ? [] : [describe(row)],
    }) ??
    different('receipt', {
      expected: paidLater === null ? [] : topicsOf(paidLater).map((topic) => `${topic} done`),
      found: laterDeliveries,
    })
  )
}

function rowOf({ reference, charge: { amount, takenBackOn } }: PaidLater): string {
  const isBack = takenBackOn !== null
  const [status, returned] = isBack ? ['Reversada', amount] : ['Aceptada', 0]
  return describe({ reference, status, asked: amount, amount, returned })
}

type Described = Pick<ProviderRow, 'reference' | 'status' | 'asked' | 'amount' | 'returned'>

function describe({ reference, status, asked, amount, returned }: Described): string {
  return [reference, status, asked, amount, returned].join(' ')
}

const topics: Readonly<Record<PaidLater['pays'], readonly string[]>> = {
  invoices: ['accounting.incoming-payment', 'notice.invoices'],
  account: ['accounting.on-account', 'notice.link-payment', 'notice.on-account'],
}

function topicsOf({ pays, charge }: PaidLater): readonly string[] {
  return [...topics[pays], ...(charge.takenBackOn === null ? [] : ['notice.refund'])]
}
