import type { Translate } from '../../i18n.ts'
import type { Approval } from './approval.ts'

/** By which means the money moves, or what says that it has. */
export function actionMeansText({ act, details }: Pick<Approval, 'act' | 'details'>, t: Translate): string {
  if (act === 'exception.refund' || act === 'exception.resolve')
    return t(`office.approvals.means.${details['outcome'] ?? 'attended'}`)
  if (act === 'agreement.file') return t('office.approvals.means.file', { name: details['name'] ?? '' })
  return t(`office.approvals.means.${act === 'agreement.manual-income' ? 'paper' : 'bank'}`)
}

/** What happens once it is approved. */
export function effectOf({ act, details }: Pick<Approval, 'act' | 'details'>, t: Translate): string {
  if (act === 'exception.refund' || act === 'exception.resolve')
    return t(`office.approvals.effect.${details['outcome'] ?? 'attended'}`)
  if (act === 'agreement.file') return t('office.approvals.effect.file', { n: details['lines'] ?? '' })
  return t('office.approvals.effect.paid')
}
