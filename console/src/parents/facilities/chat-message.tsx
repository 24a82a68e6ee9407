import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n.ts'

/** What one side said, and which. */
export function ChatMessage({ by, children }: { by: 'you' | 'school'; children: ReactNode }) {
  const t = useTranslate()
  return (
    <article className={`chat-message chat-message--${by}`}>
      <p className="chat-message__by">{t(`facilities.chat.${by}`)}</p>
      {children}
    </article>
  )
}
