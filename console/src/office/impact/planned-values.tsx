import { useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { Fee } from '../fees/fee-form.ts'
import type { ChangeValues } from './change-form.ts'
import { planChanges } from './plan-changes.ts'

/** From what to what, grade by grade, as soon as it can be said. */
export function PlannedValues({ change, fees }: { change: ChangeValues; fees: readonly Fee[] }) {
  const t = useTranslate()
  const plan = planChanges([change], fees).filter(({ fee }) => fee !== null)
  if (plan.length === 0) return null
  return (
    <ul className="impact__planned" aria-label={t('office.impact.planned')}>
      {plan.map(({ fee, value, does }) => (
        <li key={fee?.id} className="figures">
          {t(`office.impact.${does === 'archive' ? 'fromGone' : 'fromTo'}`, {
            grade: fee?.grade_enrollment ?? '',
            from: pesos(fee?.value ?? 0),
            to: pesos(value),
          })}
        </li>
      ))}
    </ul>
  )
}
