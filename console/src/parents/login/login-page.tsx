import { useEffect, useState, useSyncExternalStore } from 'react'
import { navigate, useSearchParams } from '../navigation.tsx'
import { hub } from '../../api/hub.ts'
import type { CurrentSeason, LoginResult } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { SeasonClock } from '../../components/season-clock.tsx'
import { Carousel } from './carousel.tsx'
import { CodeForm, OneTimeCodeForm } from './code-form.tsx'
import { DemoStudents } from './demo-students.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { PrivacyLine } from './privacy-line.tsx'
import { askWizardReads } from '../wizard-reads.ts'
import { useTypedEarly } from './typed-early.ts'
import { useMailedLink, usePreparedWizard } from './use-sign-in.ts'
import { useScene } from './use-scene.ts'
import './login-page.css'

/** Sign-in with the student's code. Needs nothing from the hub to be drawn; the school's data fill it when they come. */
export function LoginPage() {
  const t = useTranslate()
  const scene = useScene()
  const season = useSeason()
  const early = useTypedEarly()
  const [edited, setCode] = useState<string | null>(null)
  const code = edited ?? early
  usePreparedWizard(code)
  const [outcome, setOutcome] = useState<LoginResult | null>(null)

  const why = useWhy()
  const [params] = useSearchParams()
  const open = () => {
    if (why !== 'payment') askWizardReads()
    navigate(wayIn(why, params.get('token') ?? ''))
  }
  const finish = (result: LoginResult) => {
    const isToPayment = why === 'payment' && result.csrfToken !== null
    if (result.outcome === 'proceed' || isToPayment) open()
    else setOutcome(result)
  }
  const linkRefusal = useMailedLink(finish)
  const chooseStudent = (chosen: string) => {
    setCode(chosen)
    setOutcome(null)
  }

  return (
    <div className="login">
      <a className="unseen unseen--until-focus" href="#content">
        {t('app.skip')}
      </a>
      <main id="content" className="login__columns">
        <div className="login__scene">
          <p className="login__tagline">{scene ? t(`login.titles.${scene}`) : '\u00A0'}</p>
        </div>
        <div className="login__panel">
          <header className="login__brand">
            <img src="/shield.svg" width="48" height="56" alt="" />
            <p className="login__school">{season?.school.name ?? '\u00A0'}</p>
            <LanguageSwitch />
          </header>
          <h1 className="login__heading">
            {season ? t('login.heading', { season: season.project }) : t('app.name')}
          </h1>
          <WhyHere why={why} />
          {linkRefusal && (
            <Alert kind="error" title={linkRefusal.title}>
              <p>{linkRefusal.body}</p>
            </Alert>
          )}
          {outcome?.outcome === 'check-mail' ? (
            <OneTimeCodeForm challenge={outcome} onResult={finish} onAskAgain={() => setOutcome(null)} />
          ) : (
            <CodeForm
              code={code}
              asksDocument={season?.secondProof === 'document4'}
              onCode={setCode}
              onResult={finish}
            />
          )}
          <PrivacyLine says="login.privacy.agree" />
          <OtherServices />
          <Carousel />
        </div>
        {season && season.demoStudents.length > 0 && (
          <DemoStudents students={season.demoStudents} chosen={code} onChoose={chooseStudent} />
        )}
        <footer className="login__foot">
          <p>{t('login.browsers')}</p>
          <p>{season ? t('login.help', { phone: season.school.phone }) : '\u00A0'}</p>
        </footer>
      </main>
      {season && (
        <div className="login__clock">
          <SeasonClock season={season} more={<ToDemo season={season} />} />
        </div>
      )}
      {outcome && outcome.outcome !== 'check-mail' && (
        <OutcomeDialog result={outcome} onOpen={open} onClose={() => setOutcome(null)} />
      )}
    </div>
  )
}

const SERVICES = [
  ['/enrollment/ParentsLogin', 'login.toInvoices'],
  ['/enrollment/fees', 'login.toFees'],
  ['/enrollment/facilities', 'login.toHelp'],
] as const

/** What needs no student code. Plain links: they work before any script, and each page brings its own policy. */
function OtherServices() {
  const t = useTranslate()
  return (
    <nav aria-label={t('login.elsewhere')}>
      <ul className="login__services">
        {SERVICES.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{t(name)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On phones the demonstration students are below the fold. */
function ToDemo({ season }: { season: CurrentSeason }) {
  const t = useTranslate()
  if (season.demoStudents.length === 0) return null
  return (
    <a className="login__to-demo" href="#demo">
      {t('demo.see')}
    </a>
  )
}

/** Where a reader wanted to be before being asked to sign in. */
function wayIn(why: string | null, token: string): string {
  if (why === 'documents') return '/enrollment/main?documents=1'
  if (why === 'payment') return `/enrollment/checkout?token=${encodeURIComponent(token)}`
  return '/enrollment/main'
}

/** Why a reader was brought back here. */
function WhyHere({ why }: { why: string | null }) {
  const t = useTranslate()
  if (why === 'documents')
    return (
      <Alert kind="info" title={t('login.forDocuments')}>
        <p>{t('login.forDocumentsBody')}</p>
      </Alert>
    )
  if (why === 'payment')
    return (
      <Alert kind="info" title={t('login.forPayment')}>
        <p>{t('login.forPaymentBody')}</p>
      </Alert>
    )
  if (why === 'ended')
    return (
      <Alert kind="warn" title={t('login.ended')}>
        <p>{t('login.endedBody')}</p>
      </Alert>
    )
  if (why === 'left')
    return (
      <Alert kind="success" title={t('login.signedOut')}>
        <p>{t('login.signedOutBody')}</p>
      </Alert>
    )
  return null
}

// Read after the prerendered page, which knows no address, has been taken over.
function useWhy(): string | null {
  const [params] = useSearchParams()
  return useSyncExternalStore<string | null>(
    () => () => {},
    () => params.get('why'),
    () => null,
  )
}

// The page works without the season: a failed call leaves the school's name out and the form in place.
function useSeason(): CurrentSeason | null {
  const { locale } = useLocale()
  const [season, setSeason] = useState<CurrentSeason | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    // The situations of the demonstration students come in the reader's language.
    const headers = { 'Accept-Language': locale }
    hub
      .get<CurrentSeason>('/api/seasons/current', { headers, signal: leaving.signal })
      .then(setSeason, () => null)
    return () => leaving.abort()
  }, [locale])
  return season
}
