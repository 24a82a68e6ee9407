import { Button, Form, Steps } from 'antd'
import { useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { fieldsOf, stepOfProblem, reminderInputOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import type { ReminderInput } from './reminder.ts'
import { TemplateFields } from './template-fields.tsx'
import { WhenFields } from './when-fields.tsx'

interface Props {
  readonly values: ReminderValues
  readonly isSaving: boolean
  readonly problem: HubProblem | null
  readonly onSave: (input: ReminderInput) => void
  readonly onCancel: () => void
}

const parts = ['whom', 'what', 'when'] as const
const last = parts.length - 1

/** A reminder in three steps: to whom, what it says, how often. Nothing is sent from here. */
export function WriteReminder({ values, isSaving, problem, onSave, onCancel }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<ReminderValues>()
  const [place, setPlace] = useState(0)
  const [lastProblem, setLastProblem] = useState<HubProblem | null>(null)
  // What the hub refused is shown where it was written.
  if (problem !== lastProblem) {
    setLastProblem(problem)
    if (problem !== null) setPlace(stepOfProblem(problem) ?? place)
  }

  async function nextStep(): Promise<void> {
    const paths = (fieldsOf[place] ?? []).map((path) => [...path])
    if (await isValid(form.validateFields(paths))) setPlace(place + 1)
  }

  function save(): void {
    const input = reminderInputOf(form.getFieldsValue(true) as ReminderValues)
    if (input !== null) onSave(input)
  }

  return (
    <Form<ReminderValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      className="write"
      initialValues={values}
      onFinish={() => (place === last ? save() : void nextStep())}
      onFinishFailed={({ errorFields: [first] }) => form.scrollToField(first?.name ?? [], { focus: true })}
    >
      <Steps
        size="small"
        responsive={false}
        className="write__steps"
        current={place}
        items={parts.map((part) => ({ title: t(`office.reminders.part.${part}`) }))}
      />
      <FormProblem problem={problem} />
      <div hidden={place !== 0}>
        <AudienceFields problem={problem} />
      </div>
      <div hidden={place !== 1}>
        <TemplateFields problem={problem} />
      </div>
      <div hidden={place !== last}>
        <WhenFields problem={problem} />
      </div>
      <div className="drawer-acts write__acts">
        <Button onClick={place === 0 ? onCancel : () => setPlace(place - 1)}>
          {t(place === 0 ? 'common.cancel' : 'office.reminders.back')}
        </Button>
        {place === last ? (
          <Button type="primary" loading={isSaving} onClick={form.submit}>
            {t('office.reminders.save')}
          </Button>
        ) : (
          <Button type="primary" onClick={() => void nextStep()}>
            {t('office.reminders.next')}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** antd rejects with the fields that are wrong, and shows them by itself. */
function isValid(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  )
}
