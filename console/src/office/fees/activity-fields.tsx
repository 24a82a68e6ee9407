import { Form, Input } from 'antd'
import { useTexts } from '../../i18n.ts'
import { FormSelect } from '../form/form-select.tsx'
import { WholeInput, wholeRule } from '../form/whole-input.tsx'
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
      <Form.Item
        name="cuota"
        label={text('office.fees.field.cuota')}
        rules={isOpen ? [wholeRule(text('fee.wrong.cuota'))] : []}
      >
        <WholeInput disabled={!isOpen} />
      </Form.Item>
      <Form.Item name="schedule" label={text('office.fees.field.schedule')}>
        <Input maxLength={200} disabled={!isOpen} />
      </Form.Item>
    </fieldset>
  )
}
