import type { Cop, Memo } from '@matricula/contract'
import { allPayments } from './incoming-payments.ts'
import { allOrders } from './orders.ts'

type BookedSum = { readonly count: number; readonly total: Cop }

export type Books = { readonly orders: BookedSum; readonly payments: BookedSum }

/** Everything that was ever booked here, in sums. */
export async function sumBooks(memo: Memo): Promise<Books> {
  const orders = await allOrders(memo)
  const payments = await allPayments(memo)
  return {
    orders: sumOf(orders.map(({ document }) => document.total)),
    payments: sumOf(payments.map(({ amount }) => amount)),
  }
}

function sumOf(amounts: readonly Cop[]): BookedSum {
  return { count: amounts.length, total: amounts.reduce((sum, amount) => sum + amount, 0) }
}
