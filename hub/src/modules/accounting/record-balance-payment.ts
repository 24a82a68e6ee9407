import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { orderById, quoteOf } from '../enrollment/index.ts'
import { debtAccount, orderParts, postToAccounting } from '../ledger/index.ts'
import type { Handler } from '../outbox/index.ts'
import { findOrRecordPayment } from './find-or-record-payment.ts'
import { settleOldestFirst } from './settle-oldest-first.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import { paidAllocationOf } from '../payments/index.ts'

/**
 * Tells accounting that a family's debt of last year was paid together with its enrollment, so that nobody is asked
 * for it twice (accounting-8). The open invoices are settled from the oldest on.
 */
export function recordBalancePayment({
  database,
  plugins,
  clock,
}: Pick<AppContext, 'database' | 'plugins' | 'clock'>): Handler {
  return async ({ payload, key, trace }, signal) => {
    const order = await orderById(database, payload['orderId'] ?? '')
    const paid = await paidAllocationOf(database, order.id)
    const { balance } = quoteOf(order).totals
    const partnerCode = partnerCodeOf(order.studentCode)
    const open = await plugins.accounting.openInvoices(partnerCode, { trace, signal })
    const booked = {
      reference: `${order.reference}-saldo`,
      partnerCode,
      amount: balance,
      paidOn: bogotaDay(new Date(paid.approvedAt ?? paid.plannedAt)),
      providerRef: paid.providerRef ?? paid.reference,
      documents: settleOldestFirst(open, balance),
    }
    await findOrRecordPayment(plugins.accounting, booked, { key, trace, signal })
    const parts = orderParts(order, balance).filter(({ account }) => account === debtAccount(order.id))
    return (trx) => postToAccounting(trx, { key, parts, trace, at: clock.now() })
  }
}
