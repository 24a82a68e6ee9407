import { sum } from '../../shared/money.ts'
import { creditUsed, quoteOf } from '../enrollment/index.ts'
import { offerRefund } from '../payments/decide-refund.ts'
import type { WithdrawalProposal } from './propose-withdrawal.ts'
import type { Withdrawable } from './read-withdrawable.ts'
import type { ListedWithdrawal } from './withdrawal-list.store.ts'

interface ShownProposal extends Withdrawable {
  readonly day: string
  readonly who: { readonly name: string; readonly grade: string }
  readonly proposal: WithdrawalProposal
}

export function viewProposal({ order, from, today, refund, back, day, who, proposal }: ShownProposal) {
  const { lines, cancelled, owed, proposed } = proposal
  const amounts = (part: 'paid' | 'kept') => sum(lines.map((line) => line[part]))
  return {
    student_code: order.studentCode,
    name: who.name,
    grade: who.grade,
    token: order.token,
    day,
    from,
    to: today,
    lines: lines.map((line) => ({ ...line, why: line.months === null ? 'share' : 'months' })),
    paid: amounts('paid'),
    kept: amounts('kept'),
    returned: proposed,
    returned_before: back,
    credit: creditUsed(quoteOf(order).totals),
    cancelled,
    cancelled_amount: sum(cancelled.map(({ amount }) => amount)),
    owed_amount: owed,
    ...offerRefund(refund),
  }
}

export function viewWithdrawal(row: ListedWithdrawal) {
  const { kept, returned, proposed, refund_id: id, way, status, ...facts } = row
  const refund = id === null ? null : { id, way, status }
  // What was refused or dropped stays with the school.
  const back = status === 'refused' ? 0 : Number(returned)
  const amounts = { kept: Number(kept) + Number(returned) - back, returned: back, proposed: Number(proposed) }
  return { ...facts, ...amounts, refund }
}
