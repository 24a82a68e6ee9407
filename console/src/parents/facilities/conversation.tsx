import { useEffect, useRef, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { SubmitButton } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { useConversation } from './use-conversation.ts'

interface Props {
  /** Questions offered before any is asked. */
  first: readonly string[]
  school: string
  phone: string
  onClosed: () => void
}

/** Questions and answers, read aloud as they come; nothing of them is kept. */
export function Conversation({ first, school, phone, onClosed }: Props) {
  const t = useTranslate()
  const { messages, busy, problem, ask } = useConversation(phone, onClosed)
  const log = useScrollToNewest(messages.length)
  return (
    <>
      <div ref={log} className="chat-log" role="log" aria-label={t('facilities.chat.log')}>
        <ChatMessage by="school">
          <p>{t('facilities.chat.hello', { school })}</p>
        </ChatMessage>
        <Suggestions
          label={t('facilities.chat.suggestions')}
          questions={first}
          onAsk={(question) => void ask(question)}
        />
        {messages.map((message) => (
          <ChatMessage key={message.id} by={message.by}>
            <p>{message.text}</p>
            {message.related.length > 0 && (
              <Suggestions
                label={t('facilities.chat.related')}
                questions={message.related}
                onAsk={(question) => void ask(question)}
                seen
              />
            )}
          </ChatMessage>
        ))}
      </div>
      {problem && (
        <Alert kind="error" title={problem.title}>
          <p>{problem.body}</p>
        </Alert>
      )}
      <QuestionForm busy={busy} onAsk={ask} />
    </>
  )
}

function useScrollToNewest(count: number) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = log.current
    const newest = count > 0 ? box?.lastElementChild : null
    if (box && newest instanceof HTMLElement) box.scrollTop = newest.offsetTop - box.offsetTop
  }, [count])
  return log
}

/** What one side said, and which. */
function ChatMessage({ by, children }: { by: 'you' | 'school'; children: ReactNode }) {
  const t = useTranslate()
  return (
    <article className={`chat-message chat-message--${by}`}>
      <p className="chat-message__by">{t(`facilities.chat.${by}`)}</p>
      {children}
    </article>
  )
}

interface SuggestionsProps {
  label: string
  questions: readonly string[]
  onAsk: (question: string) => void
  /** The label is for the eyes too. */
  seen?: boolean
}

/** Questions that a touch asks. */
function Suggestions({ label, questions, onAsk, seen = false }: SuggestionsProps) {
  const id = useId()
  return (
    <div className="suggestions">
      <p id={id} className={seen ? 'suggestions__label' : 'unseen'}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="suggestions__ask" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const MAX_LENGTH = 300

interface QuestionFormProps {
  busy: boolean
  /** Answers whether the question was taken; what was not stays in the field. */
  onAsk: (question: string) => Promise<boolean>
}

/** One line to ask in; Enter sends it. */
function QuestionForm({ busy, onAsk }: QuestionFormProps) {
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
        if (busy) return
        if (trimmed === '') event.currentTarget.querySelector('input')?.focus()
        else void send()
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
      <SubmitButton
        className="ask-form__send"
        missing={trimmed === '' ? t('facilities.chat.empty') : null}
        busy={busy}
      >
        {t(busy ? 'facilities.chat.sending' : 'facilities.chat.send')}
      </SubmitButton>
    </form>
  )
}
