import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { feeTypes } from '../fees/fee-form.ts'
import type { Fee } from '../fees/fee-form.ts'
import { FormSelect } from '../form/form-select.tsx'
import { PercentInput, percentRule } from '../form/percent-input.tsx'
import { WholeInput, wholeRule } from '../form/whole-input.tsx'
import { changeKinds, withoutFee } from './change-form.ts'
import type { ChangeValues } from './change-form.ts'
import { codesOf, gradesWith } from './fee-choices.ts'
import { NewFeeFields } from './new-fee-fields.tsx'
import { pesos } from '../../money.ts'
import { planChanges } from './plan-changes.ts'

interface Props {
  /** Its place in the list of changes. */
  readonly name: number
  readonly fees: readonly Fee[]
  readonly title: string
  readonly onRemove?: () => void
}

/** One change: which fee, in which grades, to what. */
export function ChangeFields({ name, fees, title, onRemove }: Props) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const change: ChangeValues = Form.useWatch(['changes', name], form) ?? {}
  const { answer: grades = [] } = useRead('GET /api/enrollment/admin/grades')
  const { does = 'edit', type, code = '' } = change
  const isNew = does === 'create'
  const having = isNew ? grades.map(({ id_grade: id }) => id) : gradesWith(fees, { type, code })
  const put = (values: ChangeValues) => form.setFieldValue(['changes', name], values)
  const required = (message: string) => [{ required: true, message: t(message) }]
  return (
    <fieldset className="panel impact__change" aria-label={title}>
      <div className="impact__head">
        <h2>{title}</h2>
        {onRemove !== undefined && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('office.impact.remove', { title })}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="impact__fields">
        <Form.Item name={[name, 'does']} label={t('office.impact.does')}>
          <FormSelect<ChangeValues['does']>
            options={changeKinds.map((value) => ({ value, label: t(`office.impact.deed.${value}`) }))}
            onChange={(chosen) => put(withoutFee({ ...change, does: chosen ?? 'edit' }))}
          />
        </Form.Item>
        <Form.Item
          name={[name, 'type']}
          label={t('office.impact.type')}
          rules={required('office.impact.typeMissing')}
        >
          <FormSelect<Fee['type']>
            options={feeTypes.map((value) => ({ value, label: value }))}
            onChange={(chosen) => put(withoutFee({ ...change, type: chosen }))}
          />
        </Form.Item>
        <Form.Item
          name={[name, 'code']}
          label={t('office.impact.code')}
          className="impact__wide"
          rules={[
            ...required('office.impact.codeMissing'),
            { pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,29}$/, message: t('office.impact.codeWrong') },
          ]}
        >
          {isNew ? (
            <Input maxLength={30} autoComplete="off" spellCheck={false} />
          ) : (
            <FormSelect<string>
              showSearch
              optionFilterProp="label"
              disabled={type === undefined}
              options={codesOf(fees, type)}
              onChange={(chosen) =>
                put({ ...change, code: chosen, grades: gradesWith(fees, { type, code: chosen }) })
              }
            />
          )}
        </Form.Item>
        <Form.Item
          name={[name, 'grades']}
          label={t('office.impact.grades')}
          className="impact__wide"
          rules={required('office.impact.gradesMissing')}
        >
          <FormSelect<number[]>
            mode="multiple"
            optionFilterProp="label"
            maxTagCount={6}
            options={grades
              .filter(({ id_grade: id }) => having.includes(id))
              .map(({ id_grade: value, grade_enrollment: label }) => ({ value, label }))}
          />
        </Form.Item>
        {does !== 'archive' && <ValueFields name={name} change={change} />}
        {isNew && <NewFeeFields name={name} type={type} />}
      </div>
      <PlannedValues change={change} fees={fees} />
    </fieldset>
  )
}

/** The new value: in pesos, or of a fee that is there already so much more or less in percent. */
function ValueFields({ name, change: { does, by } }: { name: number; change: ChangeValues }) {
  const t = useTranslate()
  const isPercent = does === 'edit' && by === 'percent'
  return (
    <>
      {does === 'edit' && (
        <Form.Item name={[name, 'by']} label={t('office.impact.by')}>
          <FormSelect<ChangeValues['by']>
            options={(['value', 'percent'] as const).map((value) => ({
              value,
              label: t(`office.impact.${value}`),
            }))}
          />
        </Form.Item>
      )}
      {isPercent ? (
        <Form.Item
          key="percent"
          name={[name, 'percent']}
          label={t('office.impact.percent')}
          extra={t('office.impact.percentHint')}
          rules={[
            { required: true, message: t('office.impact.percentMissing') },
            percentRule({ min: -99, max: 500, message: t('office.impact.percentWrong') }),
          ]}
        >
          <PercentInput />
        </Form.Item>
      ) : (
        <Form.Item
          key="value"
          name={[name, 'value']}
          label={t('office.impact.value')}
          validateFirst
          rules={[
            { required: true, message: t('office.impact.valueMissing') },
            wholeRule(t('fee.wrong.value')),
            { type: 'number', max: 1_000_000_000, message: t('office.impact.valueWrong') },
          ]}
        >
          <WholeInput prefix="$" />
        </Form.Item>
      )}
    </>
  )
}

/** From what to what, grade by grade, as soon as it can be said. */
function PlannedValues({ change, fees }: { change: ChangeValues; fees: readonly Fee[] }) {
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
