import type { WrongRow } from '../../bulk/job.ts'
import { formatCop, type Locale, translator } from '../../i18n.ts'
import { wrongAbout } from '../read-cells.ts'
import type { WithdrawalRow } from './read-row.ts'
import type { WithdrawalProposal, Withdrawal } from './read-withdrawals.ts'
import type { WithdrawalChange } from './withdrawal-change.ts'

export type WithdrawalDecision =
  | WrongRow
  | { readonly is: 'same'; readonly what: string }
  | { readonly is: 'change'; readonly what: string; readonly change: WithdrawalChange }

interface Facts {
  readonly row: WithdrawalRow
  readonly proposal: WithdrawalProposal
}

/** Pure: what a line would keep and give back, or what is wrong with it. */
export function decideWithdrawal({ row, proposal }: Facts, locale: Locale): WithdrawalDecision {
  const t = translator('withdrawals', locale)
  const money = (amount: number) => formatCop(locale, amount)
  const { student, day, reason } = row
  const { left, provider, contested, second_person_from: from } = proposal
  if (contested) return wrongAbout(student, t('contested'))
  const returned = row.returned ?? proposal.returned
  if (returned > left) return wrongAbout(student, t('tooMuch', { left: money(left) }))
  const way = returned === 0 ? null : (row.way ?? (provider === 'none' ? 'bank' : null))
  if (returned > 0 && way === null) return wrongAbout(student, t('noWay'))
  if (way === 'provider' && provider === 'none') return wrongAbout(student, t('notByProvider'))
  if (way === 'provider' && provider === 'whole' && returned < left)
    return wrongAbout(student, t('wholeOnly', { left: money(left) }))
  const values = {
    who: `${student} ${proposal.name}`.trim(),
    day,
    kept: money(left - returned),
    returned: money(returned),
    cancelled: money(proposal.cancelled_amount),
  }
  const isForTwo = from !== null && returned >= from
  const what = [t(`record_${way ?? 'nobody'}`, values), ...(isForTwo ? [t('forTwo')] : [])].join(' ')
  return { is: 'change', what, change: { student, day, reason, returned, way } }
}

interface Recorded {
  readonly row: WithdrawalRow
  readonly recorded: Withdrawal | undefined
}

/** Pure: whether what is recorded of the student is what the line says. */
export function compareRecorded({ row, recorded }: Recorded, locale: Locale): WithdrawalDecision {
  const t = translator('withdrawals', locale)
  if (recorded === undefined) return wrongAbout(row.student, t('gone'))
  const { day, returned, refund, name } = recorded
  const values = { who: `${row.student} ${name}`.trim(), day, returned: formatCop(locale, returned) }
  const isSame =
    day === row.day &&
    (row.returned === null || row.returned === returned) &&
    (row.way === null || refund === null || refund.way === row.way)
  return isSame ? { is: 'same', what: t('there', values) } : wrongAbout(row.student, t('other', values))
}
