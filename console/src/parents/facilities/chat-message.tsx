import type { ReactNode } from 'react'
import { useTexts } from '../../i18n.ts'

/** What one side said, and which. */
export function ChatMessage({ by, children }: { by: 'you' | 'school'; children: ReactNode }) {
  const text = useTexts()
  return (
    <article className={`chat-message chat-message--${by}`}>
      <p className="chat-message__by">{text(`facilities.chat.${by}`)}</p>
      {children}
    </article>
  )
}
