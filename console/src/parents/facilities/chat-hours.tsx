import type { Facilities } from '../../api/types.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { noticeTime, tellWhen } from './hours-text.ts'

interface Props {
  chat: Facilities['chat']
  now: string
  contacts: { phone: string; email: string }
}

/** Why the chat is not there, when it opens, and what to do until then. */
export function ChatHours({ chat: { state, hidden, opensAt }, now, contacts }: Props) {
  const text = useTexts()
  const { locale } = useLocale()
  const why =
    state === 'hidden'
      ? text('facilities.chat.hiddenBody', {
          from: noticeTime(hidden.from, text),
          to: noticeTime(hidden.to, text),
        })
      : text('facilities.chat.closedBody')
  return (
    <div className="chat-hours">
      {opensAt && (
        <p className="chat-hours__opens">
          {tellWhen('facilities.chat.opens', { instant: opensAt, now, locale }, text)}
        </p>
      )}
      <p>{why}</p>
      <p>{text('facilities.chat.meanwhile', contacts)}</p>
    </div>
  )
}
