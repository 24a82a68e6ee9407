import { Form } from 'antd'
import { useTexts } from '../../i18n.ts'
import { FormSelect } from '../form/form-select.tsx'
import { PercentInput, percentRule } from '../form/percent-input.tsx'
import { WholeInput, wholeRule } from '../form/whole-input.tsx'
import type { ChangeValues } from './change-form.ts'

/** The new value: in pesos, or of a fee that is there already so much more or less in percent. */
export function ValueFields({ name, change: { does, by } }: { name: number; change: ChangeValues }) {
  const text = useTexts()
  const isPercent = does === 'edit' && by === 'percent'
  return (
    <>
      {does === 'edit' && (
        <Form.Item name={[name, 'by']} label={text('office.impact.by')}>
          <FormSelect<ChangeValues['by']>
            options={(['value', 'percent'] as const).map((value) => ({
              value,
              label: text(`office.impact.${value}`),
            }))}
          />
        </Form.Item>
      )}
      {isPercent ? (
        <Form.Item
          key="percent"
          name={[name, 'percent']}
          label={text('office.impact.percent')}
          extra={text('office.impact.percentHint')}
          rules={[
            { required: true, message: text('office.impact.percentMissing') },
            percentRule({ min: -99, max: 500, message: text('office.impact.percentWrong') }),
          ]}
        >
          <PercentInput />
        </Form.Item>
      ) : (
        <Form.Item
          key="value"
          name={[name, 'value']}
          label={text('office.impact.value')}
          validateFirst
          rules={[
            { required: true, message: text('office.impact.valueMissing') },
            wholeRule(text('fee.wrong.value')),
            { type: 'number', max: 1_000_000_000, message: text('office.impact.valueWrong') },
          ]}
        >
          <WholeInput prefix="$" />
        </Form.Item>
      )}
    </>
  )
}
