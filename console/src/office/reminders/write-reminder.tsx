import { Button, Form, Steps } from 'antd'
import { useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { fieldsOf, stepOfProblem, termsOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import type { Terms } from './reminder.ts'
import { TemplateFields } from './template-fields.tsx'
import { WhenFields } from './when-fields.tsx'

interface Props {
  readonly values: ReminderValues
  readonly isSaving: boolean
  readonly problem: HubProblem | null
  readonly onSave: (terms: Terms) => void
  readonly onCancel: () => void
}

const parts = ['whom', 'what', 'when'] as const
const last = parts.length - 1

/** A reminder in three steps: to whom, what it says, how often. Nothing is sent from here. */
export function WriteReminder({ values, isSaving, problem, onSave, onCancel }: Props) {
  const text = useTexts()
  const [form] = Form.useForm<ReminderValues>()
  const [place, setPlace] = useState(0)
  const [told, setTold] = useState<HubProblem | null>(null)
  // What the hub refused is shown where it was written.
  if (problem !== told) {
    setTold(problem)
    if (problem !== null) setPlace(stepOfProblem(problem) ?? place)
  }

  async function goOn(): Promise<void> {
    const paths = (fieldsOf[place] ?? []).map((path) => [...path])
    if (await isValid(form.validateFields(paths))) setPlace(place + 1)
  }

  function save(): void {
    const terms = termsOf(form.getFieldsValue(true) as ReminderValues)
    if (terms !== null) onSave(terms)
  }

  return (
    <Form<ReminderValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      className="write"
      initialValues={values}
      onFinish={() => (place === last ? save() : void goOn())}
      onFinishFailed={({ errorFields: [first] }) => form.scrollToField(first?.name ?? [], { focus: true })}
    >
      <Steps
        size="small"
        responsive={false}
        className="write__steps"
        current={place}
        items={parts.map((part) => ({ title: text(`office.reminders.part.${part}`) }))}
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
          {text(place === 0 ? 'common.cancel' : 'office.reminders.back')}
        </Button>
        {place === last ? (
          <Button type="primary" loading={isSaving} onClick={form.submit}>
            {text('office.reminders.save')}
          </Button>
        ) : (
          <Button type="primary" onClick={() => void goOn()}>
            {text('office.reminders.next')}
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
