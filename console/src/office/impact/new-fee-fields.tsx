import { Form, Input } from 'antd'
import { useTexts } from '../../i18n.ts'
import { ecoTypes, isActivity } from '../fees/fee-form.ts'
import type { Fee } from '../fees/fee-form.ts'
import { Choices } from '../form/choices.tsx'
import { FormSelect } from '../form/form-select.tsx'

/** What the catalogue needs besides, to take up a new fee. The preview does without it. */
export function NewFeeFields({ name, type }: { name: number; type: Fee['type'] | undefined }) {
  const text = useTexts()
  const required = (field: string) => [{ required: true, message: text(`fee.missing.${field}`) }]
  return (
    <>
      <Form.Item
        name={[name, 'concept']}
        label={text('office.fees.field.concept')}
        className="impact__wide"
        rules={required('concept')}
      >
        <Input maxLength={150} />
      </Form.Item>
      <Form.Item
        name={[name, 'mandatory']}
        label={text('office.fees.field.mandatory')}
        rules={required('mandatory')}
      >
        <Choices
          aria-label={text('office.fees.field.mandatory')}
          options={[
            { value: true, label: text('office.fees.yes') },
            { value: false, label: text('office.fees.no') },
          ]}
        />
      </Form.Item>
      {isActivity(type) && (
        <Form.Item
          name={[name, 'eco_type']}
          label={text('office.fees.field.eco_type')}
          rules={required('eco_type')}
        >
          <FormSelect
            options={ecoTypes.map((value) => ({ value, label: text(`office.fees.ecoType.${value}`) }))}
          />
        </Form.Item>
      )}
    </>
  )
}
