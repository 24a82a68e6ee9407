import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { WithdrawalProposal } from './withdrawal.ts'
import type { WithdrawalInput } from './withdrawal-input.ts'

interface Props {
  readonly proposal: WithdrawalProposal
  readonly returned: number | undefined
  readonly way: WithdrawalInput['way']
}

/** What is about to be done, in plain words; nothing while it is not known. */
export function WithdrawalSummary({ proposal, returned, way }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (returned === undefined) return null
  const { student_code: code, name, day, left, cancelled, cancelled_amount: amount } = proposal
  const effect =
    returned === 0 ? t('office.withdrawals.nothingBack') : way && t(`office.approvals.effect.withdraw-${way}`)
  return (
    <section className="withdrawal__summary" aria-labelledby="withdrawal-summary">
      <h3 id="withdrawal-summary">{t('office.withdrawals.summary')}</h3>
      <p>{t('office.withdrawals.leaves', { who: `${name} (${code})`.trim(), day: longDate(day, locale) })}</p>
      <p>{t('office.withdrawals.divides', { kept: pesos(left - returned), returned: pesos(returned) })}</p>
      {cancelled.length > 0 && (
        <p>{t('office.withdrawals.cancels', { n: cancelled.length, amount: pesos(amount) })}</p>
      )}
      {effect !== undefined && <p>{effect}</p>}
    </section>
  )
}
