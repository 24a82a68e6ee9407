import { Form, Input } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { cop } from '../../money.ts'
import { GradeSelect } from '../fees/grade-select.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { fieldError } from '../form/field-error.ts'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import { termsOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import { steps } from './reminder.ts'
import { usePreview } from './use-preview.ts'

/** To whom: everybody at one of the steps, of some grades or all, who has been quiet for a while. */
export function AudienceFields({ problem }: { problem: HubProblem | null }) {
  const text = useTexts()
  return (
    <>
      <Form.Item
        name="name"
        label={text('office.reminders.name')}
        extra={text('office.reminders.nameHint')}
        rules={[
          { required: true, whitespace: true, message: text('office.reminders.nameMissing') },
          { min: 3, message: text('office.reminders.nameShort') },
        ]}
        {...fieldError(problem, 'name')}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item
        name={['audience', 'steps']}
        label={text('office.reminders.steps')}
        extra={text('office.reminders.stepsHint')}
        rules={[{ required: true, message: text('office.reminders.stepsMissing') }]}
        {...fieldError(problem, 'audience.steps')}
      >
        <FormSelect
          mode="multiple"
          optionFilterProp="label"
          options={steps.map((value) => ({ value, label: text(`office.step.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name={['audience', 'grades']}
        label={text('office.reminders.grades')}
        extra={text('office.reminders.gradesHint')}
        {...fieldError(problem, 'audience.grades')}
      >
        <GradeSelect />
      </Form.Item>
      <Form.Item
        name={['audience', 'waiting_days']}
        label={text('office.reminders.waitingDays')}
        extra={text('office.reminders.waitingHint')}
        validateFirst
        rules={wholeRules({
          min: 0,
          max: 90,
          message: text('office.reminders.wholeWrong', { from: 0, to: 90 }),
        })}
        {...fieldError(problem, 'audience.waiting_days')}
      >
        <WholeInput />
      </Form.Item>
      <AudienceCount />
    </>
  )
}

/** How many that is now. The hub counts whole reminders, so what is not written yet is made up. */
function AudienceCount() {
  const text = useTexts()
  const form = Form.useFormInstance<ReminderValues>()
  const audience = Form.useWatch('audience', form)
  const subject = text('office.reminders.suggested.es-CO.subject')
  const terms = termsOf({
    name: subject,
    ...(audience !== undefined && { audience }),
    template: { 'es-CO': { subject, body: subject } },
  })
  const { preview, problem, isAsking } = usePreview(terms)
  const isChosen = (audience?.steps ?? []).length > 0
  if (terms === null)
    return <output className="write__count">{isChosen ? '—' : text('office.reminders.countNone')}</output>
  if (problem !== null) return <output className="write__count">{problem.detail || problem.title}</output>
  if (preview === null) return <output className="write__count">{text('common.loading')}</output>
  return (
    <output className="write__count" aria-busy={isAsking}>
      {text('office.reminders.count', { n: cop(preview.audience) })}
    </output>
  )
}
