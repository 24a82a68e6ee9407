import type { AppContext } from '../../app-context.ts'
import type { ExceptionStudent } from './exception-students.store.ts'
import { takenOf } from '../payments/exception-money.ts'
import { officeWord } from '../payments/status-label.ts'
import type { ListedPayment } from './payment-list.store.ts'
import { outcomesFor } from './resolve-exception.ts'
import { type ListedException, type NamedPart, tokenOf } from '../payments/index.ts'

/** An order as finance sees it in the list. */
export function viewListedPayment(row: ListedPayment) {
  const { total, attempt_amount, refunded, taken_back, paid, attempt_status, exceptions, ...others } = row
  const { parts, paid_parts, paid_in_parts, ...rest } = others
  const split = { parts: Number(parts), paid: Number(paid_parts), amount: Number(paid_in_parts ?? 0) }
  return {
    ...rest,
    amount: attempt_amount ?? total,
    returned: Number(refunded ?? 0) + Number(taken_back ?? 0),
    status: officeWord(paid, attempt_status),
    exceptions: Number(exceptions),
    split: split.parts === 0 ? null : split,
  }
}

interface ExceptionContext {
  readonly students: readonly ExceptionStudent[]
  /** Of an order that is paid in parts, which one it is about; null of anything else. */
  readonly part: NamedPart | null
}

export function viewException(
  app: Pick<AppContext, 'plugins'>,
  row: ListedException,
  { students, part }: ExceptionContext,
) {
  const {
    order_token: _order,
    invoices_token: _invoices,
    family_token: _family,
    account_token: _account,
    ...shown
  } = row
  const { facts, ...rest } = shown
  return {
    ...rest,
    ...takenOf(row),
    students,
    part,
    state: row.resolved_at === null ? 'open' : 'resolved',
    resolution: row.resolved_at === null ? null : row.resolution,
    token: tokenOf(row),
    of: ownerOf(row),
    facts: JSON.parse(facts),
    outcomes: outcomesFor(app, row),
  }
}

function ownerOf({ order_token, invoices_token, family_token, account_token }: ListedException) {
  if (order_token !== null) return 'order'
  if (invoices_token !== null) return 'invoices'
  if (family_token !== null) return 'family'
  return account_token === null ? 'none' : 'account'
}
