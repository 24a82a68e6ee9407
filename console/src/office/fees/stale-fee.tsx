import { Alert, Button } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { changedFields, lastChangeIn } from './changed-fields.ts'
import type { Fee } from './fee-form.ts'
import { useFieldText } from './use-field-text.ts'

interface Props {
  readonly before: Fee
  readonly now: Fee
  /** The refusal that reported it. */
  readonly problem: HubProblem
  readonly onReload: () => void
}

/** Who changed the fee meanwhile and what, and the way to go on from there. */
export function StaleFee({ before, now, problem, onReload }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  const fieldText = useFieldText()
  const change = lastChangeIn(problem.body)
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={problem.title}
      description={
        <>
          <p>
            {change === null
              ? t('office.fees.stale.unknown')
              : t('office.fees.stale.by', {
                  by: actorLabel(change.by, t),
                  at: moment(toSeason(change.at), locale),
                })}
          </p>
          <ul>
            {changedFields(before, now).map((field) => (
              <li key={field}>
                {t('office.fees.stale.line', {
                  field: t(`office.fees.field.${field}`),
                  now: fieldText(now, field),
                  before: fieldText(before, field),
                })}
              </li>
            ))}
          </ul>
          <Button onClick={onReload}>{t('office.fees.stale.reload')}</Button>
        </>
      }
    />
  )
}
