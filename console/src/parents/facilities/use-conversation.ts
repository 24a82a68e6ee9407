import { useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { ChatAnswer } from '../../api/types.ts'
import { useLocale, useTexts, type Translate } from '../../i18n.ts'
import { waitText } from '../login/sign-in-refusal.ts'
import { noAnswer } from '../../components/no-answer.ts'

export interface Message {
  id: number
  by: 'you' | 'school'
  text: string
  /** Questions that come near, under an answer. */
  related: readonly string[]
}

interface Trouble {
  title: string
  body: string
}

/** Asks the hub and keeps what was said as long as the page lives. A question that failed is not part of it. */
export function useConversation(phone: string, onClosed: () => void) {
  const text = useTexts()
  const { locale } = useLocale()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const ask = async (question: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setTrouble(null)
    try {
      const headers = { 'Accept-Language': locale }
      const { answer, related } = await hub.post<ChatAnswer>('/api/facilities/chat', { question }, headers)
      setMessages((before) => [...before, ...exchange(before.length, question, { answer, related })])
      return true
    } catch (fault) {
      if (isProblem(fault, 'CHAT_CLOSED')) onClosed()
      setTrouble(troubleOf(fault, text, phone))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { messages, busy, trouble, ask }
}

type Said = Pick<ChatAnswer, 'answer' | 'related'>

function exchange(place: number, question: string, { answer, related }: Said): Message[] {
  return [
    { id: place, by: 'you', text: question, related: [] },
    { id: place + 1, by: 'school', text: answer, related },
  ]
}

/** Why a question was not answered, and what to do. */
export function troubleOf(fault: unknown, text: Translate, phone: string): Trouble {
  const kept = text('facilities.chat.failedBody')
  if (!isProblem(fault)) return { title: text('facilities.chat.failed'), body: kept }
  if (fault.status === 0) return { title: text(`facilities.chat.${noAnswer()}`), body: kept }
  if (fault.status === 429) {
    const wait = waitText(fault.retryAfter ?? 900, text)
    return {
      title: text('facilities.chat.tooMany'),
      body: text('facilities.chat.tooManyBody', { wait, phone }),
    }
  }
  return { title: text('facilities.chat.failed'), body: kept }
}
