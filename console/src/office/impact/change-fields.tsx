import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { feeTypes } from '../fees/fee-form.ts'
import type { Fee } from '../fees/fee-form.ts'
import { FormSelect } from '../form/form-select.tsx'
import { changeKinds, withoutFee } from './change-form.ts'
import type { ChangeValues } from './change-form.ts'
import { codesOf, gradesWith } from './fee-choices.ts'
import { NewFeeFields } from './new-fee-fields.tsx'
import { PlannedValues } from './planned-values.tsx'
import { ValueFields } from './value-fields.tsx'

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
