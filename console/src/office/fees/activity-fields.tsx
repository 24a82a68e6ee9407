import { Form, Input, InputNumber } from 'antd'
import { useTexts } from '../../i18n.ts'
import { FormSelect } from '../form/form-select.tsx'
import { ecoTypes } from './fee-form.ts'
import { useRequired } from './use-required.ts'

/** What only ECO and CLUB have; the other types keep these fields closed. */
export function ActivityFields({ isOpen }: { isOpen: boolean }) {
  const text = useTexts()
  const required = useRequired()
  return (
    <fieldset className="panel fee-form__activity" disabled={!isOpen}>
      <legend>{text('office.fees.onlyActivities')}</legend>
      <Form.Item
        name="eco_type"
        label={text('office.fees.field.eco_type')}
        rules={isOpen ? required('eco_type') : []}
      >
        <FormSelect
          disabled={!isOpen}
          options={ecoTypes.map((value) => ({ value, label: text(`office.fees.ecoType.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="cuota" label={text('office.fees.field.cuota')}>
        <InputNumber<number>
          min={0}
          precision={0}
          disabled={!isOpen}
          inputMode="numeric"
          className="fee-form__number"
        />
      </Form.Item>
      <Form.Item name="schedule" label={text('office.fees.field.schedule')}>
        <Input maxLength={200} disabled={!isOpen} />
      </Form.Item>
    </fieldset>
  )
}
