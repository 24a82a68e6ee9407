import { Form, Input } from 'antd'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { GradeSelect } from '../fees/grade-select.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { fieldError } from '../form/field-error.ts'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import { reminderInputOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import { steps } from './reminder.ts'
import { usePreview } from './use-preview.ts'

/** To whom: everybody at one of the steps, of some grades or all, who has been quiet for a while. */
export function AudienceFields({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  return (
    <>
      <Form.Item
        name="name"
        label={t('office.reminders.name')}
        extra={t('office.reminders.nameHint')}
        rules={[
          { required: true, whitespace: true, message: t('office.reminders.nameMissing') },
          { min: 3, message: t('office.reminders.nameShort') },
        ]}
        {...fieldError(problem, 'name')}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item
        name={['audience', 'steps']}
        label={t('office.reminders.steps')}
        extra={t('office.reminders.stepsHint')}
        rules={[{ required: true, message: t('office.reminders.stepsMissing') }]}
        {...fieldError(problem, 'audience.steps')}
      >
        <FormSelect
          mode="multiple"
          optionFilterProp="label"
          options={steps.map((value) => ({ value, label: t(`office.step.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name={['audience', 'grades']}
        label={t('office.reminders.grades')}
        extra={t('office.reminders.gradesHint')}
        {...fieldError(problem, 'audience.grades')}
      >
        <GradeSelect />
      </Form.Item>
      <Form.Item
        name={['audience', 'waiting_days']}
        label={t('office.reminders.waitingDays')}
        extra={t('office.reminders.waitingHint')}
        validateFirst
        rules={wholeRules({
          min: 0,
          max: 90,
          message: t('office.reminders.wholeWrong', { from: 0, to: 90 }),
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
  const t = useTranslate()
  const form = Form.useFormInstance<ReminderValues>()
  const audience = Form.useWatch('audience', form)
  const subject = t('office.reminders.suggested.es-CO.subject')
  const input = reminderInputOf({
    name: subject,
    ...(audience !== undefined && { audience }),
    template: { 'es-CO': { subject, body: subject } },
  })
  const { preview, problem, isAsking } = usePreview(input)
  const isChosen = (audience?.steps ?? []).length > 0
  if (input === null)
    return <output className="write__count">{isChosen ? '—' : t('office.reminders.countNone')}</output>
  if (problem !== null) return <output className="write__count">{problem.detail || problem.title}</output>
  if (preview === null) return <output className="write__count">{t('common.loading')}</output>
  return (
    <output className="write__count" aria-busy={isAsking}>
      {t('office.reminders.count', { n: formatCount(preview.audience) })}
    </output>
  )
}
