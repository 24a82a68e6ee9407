import { Form, Switch } from 'antd'
import { useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n.ts'
import { LivePreview } from './live-preview.tsx'
import { termsOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import { usePreview } from './use-preview.ts'
import { WordingFields } from './wording-fields.tsx'

/** What it says, beside what a family would read. */
export function TemplateFields({ problem }: { problem: HubProblem | null }) {
  const text = useTexts()
  const form = Form.useFormInstance<ReminderValues>()
  const values = Form.useWatch((all: ReminderValues) => all, form)
  const terms = termsOf({ name: text('office.reminders.title'), ...values, repeats: 'once' })
  const live = usePreview(terms)
  const told = live.problem ?? problem
  const [isBilingual, setBilingual] = useState(form.getFieldValue(['template', 'en']) !== undefined)

  function chooseEnglish(isChosen: boolean): void {
    form.setFieldValue(['template', 'en'], isChosen ? suggestedEnglish() : undefined)
    setBilingual(isChosen)
  }

  function suggestedEnglish() {
    return {
      subject: text('office.reminders.suggested.en.subject'),
      body: text('office.reminders.suggested.en.body'),
    }
  }

  return (
    <div className="write__template">
      <div>
        <WordingFields locale="es-CO" problem={told} />
        <label className="write__switch">
          <Switch checked={isBilingual} onChange={chooseEnglish} />
          {text('office.reminders.alsoEnglish')}
        </label>
        {isBilingual && <WordingFields locale="en" problem={told} />}
      </div>
      <LivePreview state={live} isWhole={terms !== null} />
    </div>
  )
}
