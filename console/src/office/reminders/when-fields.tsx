import { Form } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { Choices } from '../form/choices.tsx'
import { fieldError } from '../form/field-error.ts'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import type { ReminderValues } from './reminder-form.ts'

/** How often: once, or again every so many days as long as the step is missing. */
export function WhenFields({ problem }: { problem: HubProblem | null }) {
  const text = useTexts()
  const form = Form.useFormInstance<ReminderValues>()
  const isRepeated = Form.useWatch('repeats', form) === 'every'
  const within = (max: number) =>
    wholeRules({ min: 1, max, message: text('office.reminders.wholeWrong', { from: 1, to: max }) })
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
          validateFirst
          rules={
            isRepeated
              ? [{ required: true, message: text('office.reminders.daysMissing') }, ...within(90)]
              : []
          }
          {...fieldError(problem, 'repeat_days')}
        >
          <WholeInput />
        </Form.Item>
        <Form.Item
          name="at_most"
          label={text('office.reminders.atMost')}
          validateFirst
          rules={
            isRepeated
              ? [{ required: true, message: text('office.reminders.atMostMissing') }, ...within(5)]
              : []
          }
          {...fieldError(problem, 'at_most')}
        >
          <WholeInput />
        </Form.Item>
      </div>
      <p className="page__lead">{text('office.reminders.endsByItself')}</p>
      <p className="page__lead">{text('office.reminders.hours')}</p>
    </>
  )
}
