import { Form, Input, Radio } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { FormSelect } from '../form/form-select.tsx'
import { WholeInput, wholeRule } from '../form/whole-input.tsx'
import { ActivityFields } from './activity-fields.tsx'
import { feeTypes, isActivity, savedLink } from './fee-form.ts'
import type { Fee, FeeField, FeeValues } from './fee-form.ts'
import { FeeTypeTag } from './fee-type-tag.tsx'
import { GradeSelect } from './grade-select.tsx'
import { ImpactLink } from './impact-link.tsx'
import { useRequired } from './use-required.ts'

// It takes a role, though its type does not say so; without one its name and its being required mean nothing.
const asGroup = { role: 'radiogroup' }

/** The fields of a fee (pricing-41). `fixed`: an edited fee keeps grade and type, an activity its code. */
export function FeeFields({ fixed }: { fixed: Fee | null }) {
  const t = useTranslate()
  const required = useRequired()
  const form = Form.useFormInstance<FeeValues>()
  const type = Form.useWatch((values: FeeValues) => values.type, form) ?? fixed?.type
  const value = Form.useWatch('value', form)
  const link = savedLink(Form.useWatch('promo_img_link', form))
  const label = (field: FeeField) => t(`office.fees.field.${field}`)
  return (
    <>
      <Form.Item name="code" label={label('code')} rules={required('code')}>
        <Input maxLength={30} readOnly={fixed !== null && isActivity(fixed.type)} />
      </Form.Item>
      <Form.Item name="concept" label={label('concept')} rules={required('concept')}>
        <Input maxLength={150} />
      </Form.Item>
      {fixed === null ? (
        <Form.Item name="grade" label={label('grade')} rules={required('grade')}>
          <GradeSelect />
        </Form.Item>
      ) : (
        <Form.Item label={label('grade')}>{fixed.grade_enrollment}</Form.Item>
      )}
      <Form.Item
        name="value"
        label={label('value')}
        extra={t('office.fees.valueHint')}
        rules={[...required('value'), wholeRule(t('fee.wrong.value'))]}
      >
        <WholeInput prefix="$" />
      </Form.Item>
      {fixed !== null && <ImpactLink fee={fixed} value={value} />}
      {fixed === null ? (
        <Form.Item name="type" label={label('type')} rules={required('type')}>
          <FormSelect options={feeTypes.map((value) => ({ value, label: value }))} />
        </Form.Item>
      ) : (
        <Form.Item label={label('type')}>
          <FeeTypeTag type={fixed.type} />
        </Form.Item>
      )}
      <Form.Item name="mandatory" label={label('mandatory')} rules={required('mandatory')}>
        <Radio.Group
          {...asGroup}
          aria-label={label('mandatory')}
          options={[
            { value: true, label: t('office.fees.yes') },
            { value: false, label: t('office.fees.no') },
          ]}
        />
      </Form.Item>
      <ActivityFields isOpen={isActivity(type)} />
      <Form.Item name="description" label={label('description')}>
        <Input.TextArea maxLength={1000} rows={3} />
      </Form.Item>
      <Form.Item
        name="promo_img_link"
        label={label('promo_img_link')}
        extra={link !== null && t('office.fees.savedAs', { link })}
      >
        <Input maxLength={500} autoCapitalize="none" spellCheck={false} inputMode="url" />
      </Form.Item>
    </>
  )
}
