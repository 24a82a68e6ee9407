import type { Facilities } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { noticeTime, formatInstant } from './format-instant.ts'

interface Props {
  chat: Facilities['chat']
  now: string
  contacts: { phone: string; email: string }
}

/** Why the chat is not there, when it opens, and what to do until then. */
export function ChatHours({ chat: { state, hidden, opensAt }, now, contacts }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const why =
    state === 'hidden'
      ? t('facilities.chat.hiddenBody', {
          from: noticeTime(hidden.from, t),
          to: noticeTime(hidden.to, t),
        })
      : t('facilities.chat.closedBody')
  return (
    <div className="chat-hours">
      {opensAt && (
        <p className="chat-hours__opens">
          {formatInstant('facilities.chat.opens', { instant: opensAt, now, locale }, t)}
        </p>
      )}
      <p>{why}</p>
      <p>{t('facilities.chat.meanwhile', contacts)}</p>
    </div>
  )
}
