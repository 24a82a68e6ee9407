import { Button, Form, Alert } from 'antd'
import { useTranslate, useLocale } from '../../i18n.ts'
import type { HubProblem } from '../../api/problem.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { FeeFields } from './fee-fields.tsx'
import { editOf, valuesOf } from './fee-form.ts'
import type { Fee, FeeValues } from './fee-form.ts'
import { useFieldErrors, useFieldText } from './field-hooks.ts'
import { changedFields, lastChangeIn } from './changed-fields.ts'

interface Props {
  /** As it was when editing began. */
  readonly base: Fee
  /** As the hub has it now. */
  readonly now: Fee
  readonly onEnd: () => void
  /** The hub refused: it may have another version by now. */
  readonly onRefused: () => void
  readonly onReload: () => void
}

/** Edits the version that was read; who was second sees what the first one wrote, and goes on from there. */
export function EditFee({ base, now, onEnd, onRefused, onReload }: Props) {
  const t = useTranslate()
  const { form, formProps, isSaving, problem } = useRecordForm({
    resource: 'fees',
    action: 'edit',
    initialValues: valuesOf(base),
    bodyOf: (values: FeeValues) => editOf(base, values),
    done: () => t('office.fees.changed'),
    onSaved: onEnd,
    onRefused,
  })
  useFieldErrors(form, problem)
  return (
    <Form<FeeValues> {...formProps} layout="vertical" className="fee-form">
      {problem?.code === 'FEE_CHANGED' && now.version !== base.version && (
        <StaleFee before={base} now={now} problem={problem} onReload={onReload} />
      )}
      {problem?.code !== 'FEE_CHANGED' && <FormProblem problem={problem} />}
      <FeeFields fixed={base} />
      <div className="drawer-acts">
        <Button onClick={onEnd}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('office.fees.save')}
        </Button>
      </div>
    </Form>
  )
}

interface StaleFeeProps {
  readonly before: Fee
  readonly now: Fee
  /** The refusal that reported it. */
  readonly problem: HubProblem
  readonly onReload: () => void
}

/** Who changed the fee meanwhile and what, and the way to go on from there. */
function StaleFee({ before, now, problem, onReload }: StaleFeeProps) {
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
