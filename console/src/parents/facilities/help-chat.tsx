import type { CurrentSeason, Facilities } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { ChatHours } from './chat-hours.tsx'
import { ChatWidget } from './chat-widget.tsx'
import { Conversation } from './conversation.tsx'
import { formatInstant } from './format-instant.ts'
import { StateMark } from './state-mark.tsx'

interface Props {
  facilities: Facilities
  school: CurrentSeason['school'] | null
  /** The hours ended meanwhile. */
  onClosed: () => void
}

/** The help chat by who answers in it; outside its hours, when it opens and whom to call. */
export function HelpChat({ facilities: { chat, now }, school, onClosed }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { state, provider, closesAt } = chat
  const contacts = { phone: school?.phone ?? '…', email: school?.email ?? '…' }
  return (
    <section className="facilities__panel help-chat" aria-labelledby="help-chat">
      <header className="facilities__head">
        <h2 id="help-chat">{t('facilities.chat.title')}</h2>
        {provider !== 'none' && (
          <StateMark open={state === 'open'}>{t(`facilities.chat.${state}`)}</StateMark>
        )}
        {provider !== 'none' && closesAt && (
          <p className="help-chat__until">
            {formatInstant('facilities.chat.openUntil', { instant: closesAt, now, locale }, t)}
          </p>
        )}
      </header>
      {provider === 'none' && <p>{t('facilities.chat.none', contacts)}</p>}
      {provider !== 'none' && state !== 'open' && <ChatHours chat={chat} now={now} contacts={contacts} />}
      {provider === 'faq' && state === 'open' && (
        <Conversation
          first={chat.questions}
          school={school?.name ?? ''}
          phone={contacts.phone}
          onClosed={onClosed}
        />
      )}
      {provider === 'script' && state === 'open' && <ChatWidget url={chat.scriptUrl} contacts={contacts} />}
    </section>
  )
}
