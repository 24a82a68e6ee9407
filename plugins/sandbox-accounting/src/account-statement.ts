import type { Json, Memo } from '@matricula/contract'
import { paymentsOf } from './incoming-payments.ts'
import { linedOrdersOf } from './orders.ts'
import { studentCodeOf } from './partners.ts'
import { leavingDaysIn } from './withdrawals.ts'

/** One partner's orders of a project with their lines and all its incoming payments, oldest first. */
export async function accountStatement(memo: Memo, partnerCode: string, project: string): Promise<Json> {
  const student = studentCodeOf(partnerCode)
  if (student === null) return { orders: [], payments: [] }
  const orders = await linedOrdersOf(memo, student, project)
  const payments = await paymentsOf(memo, partnerCode)
  const leavingDays = await leavingDaysIn(memo)
  return {
    orders: orders.map(({ document, lines }) => ({
      reference: document.reference,
      number: document.number,
      project: document.project,
      total: document.total,
      leftOn: leavingDays.get(document.reference) ?? null,
      lines: lines.map(({ itemCode, shipDate, unitPrice, quantity }) => ({
        itemCode,
        shipDate,
        unitPrice,
        quantity,
      })),
    })),
    payments: payments.map(({ reference, amount, paidOn, onAccount }) => ({
      reference,
      amount,
      paidOn,
      onAccount,
    })),
  }
}
