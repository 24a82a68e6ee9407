import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'

const MAX_LENGTH = 300

interface Props {
  busy: boolean
  /** Answers whether the question was taken; what was not stays in the field. */
  onAsk: (question: string) => Promise<boolean>
}

/** One line to ask in; Enter sends it. */
export function QuestionForm({ busy, onAsk }: Props) {
  const t = useTranslate()
  const [question, setQuestion] = useState('')
  const trimmed = question.trim()
  const send = async () => {
    if (await onAsk(trimmed)) setQuestion((now) => (now.trim() === trimmed ? '' : now))
  }
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && trimmed !== '') void send()
      }}
    >
      <Field
        label={t('facilities.chat.label')}
        hint={t('facilities.chat.hint')}
        name="question"
        value={question}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setQuestion(event.target.value)}
      />
      <Button type="submit" className="ask-form__send" disabled={trimmed === ''} busy={busy}>
        {t(busy ? 'facilities.chat.sending' : 'facilities.chat.send')}
      </Button>
    </form>
  )
}
