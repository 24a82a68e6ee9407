import type { AppContext } from '../../app-context.ts'
import type { ExceptionStudent } from './exception-students.store.ts'
import { takenOf } from '../payments/exception-money.ts'
import { officeWord } from '../payments/status-label.ts'
import type { ListedPayment } from './payment-list.store.ts'
import { outcomesFor } from './resolve-exception.ts'
import { type ListedException, tokenOf } from '../payments/index.ts'

/** An order as finance sees it in the list. */
export function viewListedPayment(row: ListedPayment) {
  const { total, attempt_amount, refunded, paid, attempt_status, exceptions, ...rest } = row
  return {
    ...rest,
    amount: attempt_amount ?? total,
    returned: Number(refunded ?? 0),
    status: officeWord(paid, attempt_status),
    exceptions: Number(exceptions),
  }
}

export function viewException(
  app: Pick<AppContext, 'plugins'>,
  row: ListedException,
  students: readonly ExceptionStudent[],
) {
  const { order_token: _order, invoices_token: _invoices, family_token: _family, ...shown } = row
  const { facts, ...rest } = shown
  return {
    ...rest,
    ...takenOf(row),
    students,
    state: row.resolved_at === null ? 'open' : 'resolved',
    resolution: row.resolved_at === null ? null : row.resolution,
    token: tokenOf(row),
    of: ownerOf(row),
    facts: JSON.parse(facts),
    outcomes: outcomesFor(app, row),
  }
}

function ownerOf({ order_token, invoices_token, family_token }: ListedException) {
  if (order_token !== null) return 'order'
  if (invoices_token !== null) return 'invoices'
  return family_token === null ? 'none' : 'family'
}
