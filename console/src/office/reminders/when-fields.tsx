import { Form } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { Choices } from '../form/choices.tsx'
import { fieldError } from '../form/field-error.ts'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import type { ReminderValues } from './reminder-form.ts'

/** How often: once, or again every so many days as long as the step is missing. */
export function WhenFields({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  const form = Form.useFormInstance<ReminderValues>()
  const isRepeated = Form.useWatch('repeats', form) === 'every'
  const within = (max: number) =>
    wholeRules({ min: 1, max, message: t('office.reminders.wholeWrong', { from: 1, to: max }) })
  return (
    <>
      <Form.Item name="repeats" label={t('office.reminders.repeats')}>
        <Choices
          aria-label={t('office.reminders.repeats')}
          options={(['once', 'every'] as const).map((value) => ({
            value,
            label: t(`office.reminders.choice.${value}`),
          }))}
        />
      </Form.Item>
      <div hidden={!isRepeated}>
        <Form.Item
          name="repeat_days"
          label={t('office.reminders.days')}
          validateFirst
          rules={
            isRepeated ? [{ required: true, message: t('office.reminders.daysMissing') }, ...within(90)] : []
          }
          {...fieldError(problem, 'repeat_days')}
        >
          <WholeInput />
        </Form.Item>
        <Form.Item
          name="at_most"
          label={t('office.reminders.atMost')}
          validateFirst
          rules={
            isRepeated ? [{ required: true, message: t('office.reminders.atMostMissing') }, ...within(5)] : []
          }
          {...fieldError(problem, 'at_most')}
        >
          <WholeInput />
        </Form.Item>
      </div>
      <p className="page__lead">{t('office.reminders.endsByItself')}</p>
      <p className="page__lead">{t('office.reminders.hours')}</p>
    </>
  )
}
