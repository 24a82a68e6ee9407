import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { QuestionForm } from './question-form.tsx'
import { ChatMessage } from './chat-message.tsx'
import { Suggestions } from './suggestions.tsx'
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
