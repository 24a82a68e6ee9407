import { useEffect, useState } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { hub, isProblem } from '../../api/hub.ts'
import type { Facilities, CurrentSeason } from '../../api/types.ts'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { useSeason } from '../use-season.ts'
import { Conversation } from './conversation.tsx'
import { formatInstant, noticeTime } from './format-instant.ts'
import { Alert } from '../../components/alert.tsx'
import './facilities.css'

/** /enrollment/facilities: the help chat and permissions for departure, each in its hours, over the Sabana. */
export function FacilitiesPage() {
  const t = useTranslate()
  const season = useSeason()
  const { state, reload } = useFacilities()
  return (
    <div className="facilities">
      <title>{t('facilities.pageTitle')}</title>
      <PageHead season={season} />
      <main className="facilities__main">
        <h1 className="facilities__title">{t('facilities.title')}</h1>
        {state.is === 'loading' && (
          <div className="facilities__panel">
            <Skeleton blocks={[48, 24, 160, 48]} />
          </div>
        )}
        {state.is === 'failed' && (
          <div className="facilities__panel">
            <RetryPanel onRetry={reload} requestId={state.requestId} />
          </div>
        )}
        {state.is === 'ready' && (
          <>
            <HelpChat facilities={state.facilities} school={season?.school ?? null} onClosed={reload} />
            <DeparturePanel facilities={state.facilities} />
          </>
        )}
      </main>
      <div className="facilities__foot">
        <PageFoot season={season} />
      </div>
    </div>
  )
}

const REFRESH_MS = 60_000

type FacilitiesState =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | { is: 'ready'; facilities: Facilities }

/** What is open now, in the reader's language; looked at again every minute, for the hours go on. */
function useFacilities() {
  const { locale } = useLocale()
  const [state, setRead] = useState<FacilitiesState>({ is: 'loading' })
  const [refreshes, setRefreshes] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const headers = { 'Accept-Language': locale }
    hub.get<Facilities>('/api/facilities', { headers, signal: leaving.signal }).then(
      (facilities) => setRead({ is: 'ready', facilities }),
      (fault: unknown) => leaving.signal.aborted || setRead((before) => failureOf(before, fault)),
    )
    const timer = setTimeout(() => setRefreshes(refreshes + 1), REFRESH_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [locale, refreshes])

  return { state, reload: () => setRefreshes(refreshes + 1) }
}

/** A failed refresh leaves what was known; only the first failure is shown. */
function failureOf(before: FacilitiesState, fault: unknown): FacilitiesState {
  if (before.is === 'ready') return before
  return { is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }
}

interface Props {
  facilities: Facilities
  school: CurrentSeason['school'] | null
  /** The hours ended meanwhile. */
  onClosed: () => void
}

/** The help chat by who answers in it; outside its hours, when it opens and whom to call. */
function HelpChat({ facilities: { chat, now }, school, onClosed }: Props) {
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

/** Until when a permission for departure is taken, and from when again. */
function DeparturePanel({ facilities: { departure, now } }: { facilities: Facilities }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { state, closesAt, opensAt, closed } = departure
  const hours = { from: noticeTime(closed.from, t), to: noticeTime(closed.to, t) }
  return (
    <section className="facilities__panel departure" aria-labelledby="departure">
      <header className="facilities__head">
        <h2 id="departure">{t('facilities.departure.title')}</h2>
        <StateMark open={state === 'open'}>{t(`facilities.departure.${state}`)}</StateMark>
      </header>
      {closesAt && (
        <p className="departure__now">
          {formatInstant('facilities.departure.openUntil', { instant: closesAt, now, locale }, t)}
        </p>
      )}
      {opensAt && (
        <p className="departure__now">
          {formatInstant('facilities.departure.closedUntil', { instant: opensAt, now, locale }, t)}
        </p>
      )}
      <p className="departure__rule">{t('facilities.departure.rule', hours)}</p>
    </section>
  )
}

/** Open or not, in a word with a mark of its own: a full dot or an empty one. */
function StateMark({ open, children }: { open: boolean; children: string }) {
  return <span className={`state-mark state-mark--${open ? 'open' : 'closed'}`}>{children}</span>
}

interface ChatHoursProps {
  chat: Facilities['chat']
  now: string
  contacts: { phone: string; email: string }
}

/** Why the chat is not there, when it opens, and what to do until then. */
function ChatHours({ chat: { state, hidden, opensAt }, now, contacts }: ChatHoursProps) {
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

interface ChatWidgetProps {
  url: string | null
  contacts: { phone: string; email: string }
}

/** Another's chat: its script is put into the page once, and draws itself. */
function ChatWidget({ url, contacts }: ChatWidgetProps) {
  const t = useTranslate()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!url || document.querySelector('script[data-chat]')) return
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.dataset['chat'] = 'true'
    script.addEventListener('error', () => setFailed(true))
    document.head.append(script)
  }, [url])
  if (!failed) return <p>{t('facilities.chat.widget')}</p>
  return (
    <Alert kind="error" title={t('facilities.chat.widgetFailed')}>
      <p>{t('facilities.chat.meanwhile', contacts)}</p>
    </Alert>
  )
}
