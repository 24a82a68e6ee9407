import { useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { ChatAnswer } from '../../api/types.ts'
import { useLocale, useTranslate, type Translate } from '../../i18n.ts'
import { waitText } from '../login/sign-in-refusal.ts'
import { noAnswer } from '../../components/no-answer.ts'

export interface Message {
  id: number
  by: 'you' | 'school'
  text: string
  /** Questions that come near, under an answer. */
  related: readonly string[]
}

interface ChatProblem {
  title: string
  body: string
}

/** Asks the hub and keeps what was said as long as the page lives. A question that failed is not part of it. */
export function useConversation(phone: string, onClosed: () => void) {
  const t = useTranslate()
  const { locale } = useLocale()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ChatProblem | null>(null)

  const ask = async (question: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    try {
      const headers = { 'Accept-Language': locale }
      const { answer, related } = await hub.post<ChatAnswer>('/api/facilities/chat', { question }, headers)
      setMessages((before) => [...before, ...exchange(before.length, question, { answer, related })])
      return true
    } catch (fault) {
      if (isProblem(fault, 'CHAT_CLOSED')) onClosed()
      setProblem(chatProblemOf(fault, t, phone))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { messages, busy, problem, ask }
}

type ChatReply = Pick<ChatAnswer, 'answer' | 'related'>

function exchange(place: number, question: string, { answer, related }: ChatReply): Message[] {
  return [
    { id: place, by: 'you', text: question, related: [] },
    { id: place + 1, by: 'school', text: answer, related },
  ]
}

/** Why a question was not answered, and what to do. */
export function chatProblemOf(fault: unknown, t: Translate, phone: string): ChatProblem {
  const keptText = t('facilities.chat.failedBody')
  if (!isProblem(fault)) return { title: t('facilities.chat.failed'), body: keptText }
  if (fault.status === 0) return { title: t(`facilities.chat.${noAnswer()}`), body: keptText }
  if (fault.status === 429) {
    const wait = waitText(fault.retryAfter ?? 900, t)
    return {
      title: t('facilities.chat.tooMany'),
      body: t('facilities.chat.tooManyBody', { wait, phone }),
    }
  }
  return { title: t('facilities.chat.failed'), body: keptText }
}
