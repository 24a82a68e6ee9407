import { Button, Form, Input } from 'antd'
import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { fieldError } from '../form/field-error.ts'
import { insertPlace } from './insert-place.ts'
import { placeholders } from './reminder.ts'

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
