import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'

const LONGEST = 300

interface Props {
  busy: boolean
  /** Answers whether the question was taken; what was not stays in the field. */
  onAsk: (question: string) => Promise<boolean>
}

/** One line to ask in; Enter sends it. */
export function AskForm({ busy, onAsk }: Props) {
  const text = useTexts()
  const [question, setQuestion] = useState('')
  const said = question.trim()
  const send = async () => {
    if (await onAsk(said)) setQuestion((now) => (now.trim() === said ? '' : now))
  }
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && said !== '') void send()
      }}
    >
      <Field
        label={text('facilities.chat.label')}
        hint={text('facilities.chat.hint')}
        name="question"
        value={question}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setQuestion(event.target.value)}
      />
      <Button type="submit" className="ask-form__send" disabled={said === ''} busy={busy}>
        {text(busy ? 'facilities.chat.sending' : 'facilities.chat.send')}
      </Button>
    </form>
  )
}
