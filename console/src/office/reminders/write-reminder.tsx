import { Button, Form, Steps, Switch } from 'antd'
import { useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { AudienceFields, WordingFields, WhenFields } from './reminder-fields.tsx'
import { fieldsOf, stepOfProblem, reminderInputOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import type { ReminderInput } from './reminder.ts'
import { usePreview } from './use-preview.ts'
import { SampleMails } from './sample-mails.tsx'
import type { PreviewState } from './use-preview.ts'

interface Props {
  readonly values: ReminderValues
  readonly isSaving: boolean
  readonly problem: HubProblem | null
  readonly onSave: (input: ReminderInput) => void
  readonly onCancel: () => void
}

interface ChosenPlace {
  readonly place: number
  /** What had been refused by then. */
  readonly after: HubProblem | null
}

const parts = ['whom', 'what', 'when'] as const
const last = parts.length - 1

/** A reminder in three steps: to whom, what it says, how often. Nothing is sent from here. */
export function WriteReminder({ values, isSaving, problem, onSave, onCancel }: Props) {
  const t = useTranslate()
  const [form] = Form.useForm<ReminderValues>()
  const [chosen, setChosen] = useState<ChosenPlace>({ place: 0, after: null })
  // What the hub refused is shown where it was written, until somebody goes elsewhere.
  const refused = problem === null || problem === chosen.after ? null : stepOfProblem(problem)
  const place = refused ?? chosen.place
  const setPlace = (to: number) => setChosen({ place: to, after: problem })

  async function nextStep(): Promise<void> {
    const paths = (fieldsOf[place] ?? []).map((path) => [...path])
    if (await isValid(form.validateFields(paths))) return setPlace(place + 1)
    const wrong = form.getFieldsError().find(({ errors }) => errors.length > 0)
    form.scrollToField(wrong?.name ?? [], { focus: true })
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

/** What it says, beside what a family would read. */
function TemplateFields({ problem }: { problem: HubProblem | null }) {
  const t = useTranslate()
  const form = Form.useFormInstance<ReminderValues>()
  const values = Form.useWatch((all: ReminderValues) => all, form)
  const input = reminderInputOf({ name: t('office.reminders.title'), ...values, repeats: 'once' })
  const live = usePreview(input)
  const shownProblem = live.problem ?? problem
  const [isBilingual, setBilingual] = useState(form.getFieldValue(['template', 'en']) !== undefined)

  function chooseEnglish(isChosen: boolean): void {
    form.setFieldValue(['template', 'en'], isChosen ? suggestedEnglish() : undefined)
    setBilingual(isChosen)
  }

  function suggestedEnglish() {
    return {
      subject: t('office.reminders.suggested.en.subject'),
      body: t('office.reminders.suggested.en.body'),
    }
  }

  return (
    <div className="write__template">
      <div>
        <WordingFields locale="es-CO" problem={shownProblem} />
        <label className="write__switch">
          <Switch checked={isBilingual} onChange={chooseEnglish} />
          {t('office.reminders.alsoEnglish')}
        </label>
        {isBilingual && <WordingFields locale="en" problem={shownProblem} />}
      </div>
      <LivePreview state={live} isWhole={input !== null} />
    </div>
  )
}

interface TemplateFieldsProps {
  readonly state: PreviewState
  /** Whether there is enough to write a mail from. */
  readonly isWhole: boolean
}

/** What real families would read, as one writes. */
function LivePreview({ state: { preview, problem, isAsking }, isWhole }: TemplateFieldsProps) {
  const t = useTranslate()
  const isWrong = problem !== null && Object.keys(problem.errors).length > 0
  const key = !isWhole ? 'incomplete' : isWrong ? 'wrong' : isAsking ? 'writing' : 'asOf'
  return (
    <section className="write__preview panel" aria-label={t('office.reminders.preview')}>
      <h2>{t('office.reminders.preview')}</h2>
      <output className="page__lead">
        {problem !== null && !isWrong ? problem.detail || problem.title : t(`office.reminders.live.${key}`)}
      </output>
      {preview !== null && <SampleMails preview={preview} />}
    </section>
  )
}
