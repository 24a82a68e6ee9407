import { Form, Input, Button } from 'antd'
import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { GradeSelect } from '../fees/grade-select.tsx'
import { FormSelect } from '../form/form-select.tsx'
import { fieldError } from '../form/field-error.ts'
import { WholeInput, wholeRules } from '../form/whole-input.tsx'
import { reminderInputOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import { steps, placeholders } from './reminder.ts'
import { usePreview } from './use-preview.ts'
import type { Locale } from '../../locale.ts'
import { insertPlace } from './insert-place.ts'
import { Choices } from '../form/choices.tsx'

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
      {t('office.reminders.count', { n: preview.audience })}
    </output>
  )
}

type Part = 'subject' | 'body'
type FieldFocus = FocusEvent<HTMLInputElement | HTMLTextAreaElement>

/** Subject and body in one language; a button writes a place to fill in where the caret was last. */
export function WordingFields({ locale, problem }: { locale: Locale; problem: HubProblem | null }) {
  const t = useTranslate()
  const form = Form.useFormInstance()
  const last = useRef<{ part: Part; field: FieldFocus['target'] } | null>(null)
  const remember = (part: Part) => (event: FieldFocus) => {
    last.current = { part, field: event.target }
  }

  function insert(place: string): void {
    const { part = 'body', field } = last.current ?? {}
    const path = ['template', locale, part]
    const written = String(form.getFieldValue(path) ?? '')
    const end = written.length
    const { text: changed, caret } = insertPlace(
      written,
      place,
      field?.selectionStart ?? end,
      field?.selectionEnd ?? end,
    )
    // Written at once: React moves the caret to the end of a new text, and a later focus would take the person's next keys.
    flushSync(() => form.setFieldValue(path, changed))
    field?.focus()
    field?.setSelectionRange(caret, caret)
  }

  return (
    <fieldset className="write__wording">
      <legend>{t(`office.reminders.wording.${locale}`)}</legend>
      <div className="write__places">
        {placeholders.map((place) => (
          <Button
            key={place}
            size="small"
            aria-label={t('office.reminders.insert', {
              written: `{${place}}`,
              means: t(`office.reminders.place.${place}`),
            })}
            onClick={() => insert(place)}
          >
            {`{${place}}`}
          </Button>
        ))}
      </div>
      <Form.Item
        name={['template', locale, 'subject']}
        label={t('office.reminders.subject')}
        rules={[{ required: true, whitespace: true, message: t('office.reminders.subjectMissing') }]}
        {...fieldError(problem, `template.${locale}.subject`)}
      >
        <Input maxLength={150} onFocus={remember('subject')} />
      </Form.Item>
      <Form.Item
        name={['template', locale, 'body']}
        label={t('office.reminders.body')}
        extra={t('office.reminders.bodyHint')}
        rules={[{ required: true, whitespace: true, message: t('office.reminders.bodyMissing') }]}
        {...fieldError(problem, `template.${locale}.body`)}
      >
        <Input.TextArea maxLength={2000} rows={9} onFocus={remember('body')} />
      </Form.Item>
    </fieldset>
  )
}

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
