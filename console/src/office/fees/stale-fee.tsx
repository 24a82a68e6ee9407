import { Alert, Button } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { changedFields, lastChangeIn } from './changed-fields.ts'
import type { Fee } from './fee-form.ts'
import { useFieldText } from './use-field-text.ts'

interface Props {
  readonly before: Fee
  readonly now: Fee
  /** The refusal that told of it. */
  readonly problem: HubProblem
  readonly onReload: () => void
}

/** Who changed the fee meanwhile and what, and the way to go on from there. */
export function StaleFee({ before, now, problem, onReload }: Props) {
  const text = useTexts()
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
              ? text('office.fees.stale.unknown')
              : text('office.fees.stale.by', {
                  by: actorWords(change.by, text),
                  at: moment(toSeason(change.at), locale),
                })}
          </p>
          <ul>
            {changedFields(before, now).map((field) => (
              <li key={field}>
                {text('office.fees.stale.line', {
                  field: text(`office.fees.field.${field}`),
                  now: fieldText(now, field),
                  before: fieldText(before, field),
                })}
              </li>
            ))}
          </ul>
          <Button onClick={onReload}>{text('office.fees.stale.reload')}</Button>
        </>
      }
    />
  )
}
