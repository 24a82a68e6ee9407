import { type ListedException } from './exception-list.store.ts'
import { officeWord } from './office-word.ts'
import type { ListedPayment } from './payment-list.store.ts'
import { tokenOf } from './resolve-exception.ts'

/** An order as finance sees it in the list. */
export function viewListedPayment(row: ListedPayment) {
  const { total, attempt_amount, paid, attempt_status, exceptions, ...rest } = row
  return {
    ...rest,
    amount: attempt_amount ?? total,
    status: officeWord(paid, attempt_status),
    exceptions: Number(exceptions),
  }
}

export function viewException(row: ListedException) {
  const { order_token, invoices_token, attempt_id: _attempt, facts, ...rest } = row
  return {
    ...rest,
    state: row.resolved_at === null ? 'open' : 'resolved',
    token: tokenOf(row),
    of: order_token !== null ? 'order' : invoices_token !== null ? 'invoices' : 'none',
    facts: JSON.parse(facts),
  }
}
