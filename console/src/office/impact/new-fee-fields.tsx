import { Form, Input } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { ecoTypes, isActivity } from '../fees/fee-form.ts'
import type { Fee } from '../fees/fee-form.ts'
import { Choices } from '../form/choices.tsx'
import { FormSelect } from '../form/form-select.tsx'

/** What the catalogue needs besides, to take up a new fee. The preview does without it. */
export function NewFeeFields({ name, type }: { name: number; type: Fee['type'] | undefined }) {
  const t = useTranslate()
  const required = (field: string) => [{ required: true, message: t(`fee.missing.${field}`) }]
  return (
    <>
      <Form.Item
        name={[name, 'concept']}
        label={t('office.fees.field.concept')}
        className="impact__wide"
        rules={required('concept')}
      >
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item
        name={[name, 'mandatory']}
        label={t('office.fees.field.mandatory')}
        rules={required('mandatory')}
      >
        <Choices
          aria-label={t('office.fees.field.mandatory')}
          options={[
            { value: true, label: t('office.fees.yes') },
            { value: false, label: t('office.fees.no') },
          ]}
        />
      </Form.Item>
      {isActivity(type) && (
        <Form.Item
          name={[name, 'eco_type']}
          label={t('office.fees.field.eco_type')}
          rules={required('eco_type')}
        >
          <FormSelect
            options={ecoTypes.map((value) => ({ value, label: t(`office.fees.ecoType.${value}`) }))}
          />
        </Form.Item>
      )}
    </>
  )
}
