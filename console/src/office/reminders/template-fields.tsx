import { Form, Switch } from 'antd'
import { useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useTranslate } from '../../i18n.ts'
import { LivePreview } from './live-preview.tsx'
import { reminderInputOf } from './reminder-form.ts'
import type { ReminderValues } from './reminder-form.ts'
import { usePreview } from './use-preview.ts'
import { WordingFields } from './wording-fields.tsx'

/** What it says, beside what a family would read. */
export function TemplateFields({ problem }: { problem: HubProblem | null }) {
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
