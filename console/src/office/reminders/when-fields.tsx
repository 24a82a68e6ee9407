import { Form, InputNumber } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { Choices } from '../form/choices.tsx'
import { toldBeside } from '../form/told-beside.ts'
import type { ReminderValues } from './reminder-form.ts'

/** How often: once, or again every so many days as long as the step is missing. */
export function WhenFields({ problem }: { problem: HubProblem | null }) {
  const text = useTexts()
  const form = Form.useFormInstance<ReminderValues>()
  const isRepeated = Form.useWatch('repeats', form) === 'every'
  return (
    <>
      <Form.Item name="repeats" label={text('office.reminders.repeats')}>
        <Choices
          aria-label={text('office.reminders.repeats')}
          options={(['once', 'every'] as const).map((value) => ({
            value,
            label: text(`office.reminders.choice.${value}`),
          }))}
        />
      </Form.Item>
      <div hidden={!isRepeated}>
        <Form.Item
          name="repeat_days"
          label={text('office.reminders.days')}
          rules={isRepeated ? [{ required: true, message: text('office.reminders.daysMissing') }] : []}
          {...toldBeside(problem, 'repeat_days')}
        >
          <InputNumber<number> min={1} max={90} precision={0} inputMode="numeric" />
        </Form.Item>
        <Form.Item
          name="at_most"
          label={text('office.reminders.atMost')}
          rules={isRepeated ? [{ required: true, message: text('office.reminders.atMostMissing') }] : []}
          {...toldBeside(problem, 'at_most')}
        >
          <InputNumber<number> min={1} max={5} precision={0} inputMode="numeric" />
        </Form.Item>
      </div>
      <p className="page__lead">{text('office.reminders.endsByItself')}</p>
      <p className="page__lead">{text('office.reminders.hours')}</p>
    </>
  )
}
