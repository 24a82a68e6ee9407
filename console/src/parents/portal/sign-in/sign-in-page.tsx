import { useState, useEffect } from 'react'
import { Link } from '../../navigation.tsx'
import type { CurrentSeason, GuardianSignInWays } from '../../../api/types.ts'
import { useTranslate, useLocale } from '../../../i18n.ts'
import { LanguageSwitch } from '../../../components/language-switch.tsx'
import { SeasonClock } from '../../../components/season-clock.tsx'
import { Alert } from '../../../components/alert.tsx'
import { hub } from '../../../api/hub.ts'
import '../../login/demo-students.css'
import { SignInPanel } from './sign-in-panel.tsx'
import type { Arrival } from './use-arrival.ts'
import './sign-in.css'
import { MailboxLink } from './mailbox-link.tsx'

interface Props {
  season: CurrentSeason
  arrival: Arrival
  why: Why
  onSignedIn: () => void
}

/** The portal before anybody is signed in. */
export function SignInPage({ season, arrival, why, onSignedIn }: Props) {
  const t = useTranslate()
  const ways = useWays()
  const [email, setEmail] = useState('')
  return (
    <div className="portal-sign-in">
      <SeasonClock season={season} />
      <main className="portal-sign-in__columns">
        <div className="portal-sign-in__scene" />
        <div className="portal-sign-in__panel">
          <header className="portal-sign-in__brand">
            <img src="/shield.svg" width="40" height="47" alt="" />
            <p className="portal-sign-in__school">{season.school.name}</p>
            <LanguageSwitch />
          </header>
          <div>
            <h1 className="portal-sign-in__title">{t('portal.title')}</h1>
            <p>{t('portal.lead')}</p>
          </div>
          <SignInNotice why={why} problem={arrival.problem} />
          <SignInPanel
            arrival={arrival}
            ways={ways}
            email={email}
            onEmail={setEmail}
            onSignedIn={onSignedIn}
          />
          {ways.demo && <DemoGuardians demo={ways.demo} chosen={email} onChoose={setEmail} />}
          <footer className="portal-sign-in__foot">
            <Link to="/enrollment/login">{t('portal.signIn.student')}</Link>
            <p>{t('login.help', { phone: season.school.phone })}</p>
          </footer>
        </div>
      </main>
    </div>
  )
}

type Why = 'new' | 'ended' | 'left'

interface SignInNoticeProps {
  why: Why
  /** The code of the refusal that the provider of accounts came back with. */
  problem: string | null
}

/** Why somebody is asked to sign in. */
function SignInNotice({ why, problem }: SignInNoticeProps) {
  const t = useTranslate()
  if (problem !== null) {
    const key = `problem.${problem}.detail`
    const message = t(key)
    return (
      <Alert kind="error" title={t('portal.failure.signIn')}>
        <p>{message === key ? t('portal.failure.unexpected') : message}</p>
      </Alert>
    )
  }
  if (why === 'new') return null
  return (
    <Alert kind={why === 'ended' ? 'warn' : 'success'} title={t(`portal.${why}`)}>
      <p>{t(`portal.${why}Body`)}</p>
    </Alert>
  )
}

// Signing in works without them: a failed call leaves the password.
const plain: GuardianSignInWays = { password: true, oidc: false, demo: null }

/** How guardians sign in here. */
function useWays(): GuardianSignInWays {
  const { locale } = useLocale()
  const [ways, setWays] = useState(plain)
  useEffect(() => {
    const leaving = new AbortController()
    const headers = { 'Accept-Language': locale }
    hub
      .get<GuardianSignInWays>('/api/guardians/session', { headers, signal: leaving.signal })
      .then(setWays, () => null)
    return () => leaving.abort()
  }, [locale])
  return ways
}

interface DemoGuardiansProps {
  demo: NonNullable<GuardianSignInWays['demo']>
  chosen: string
  onChoose: (email: string) => void
}

/** Sandbox only: the addresses that accounting knows, each with what it shows, and where their mail is read. */
function DemoGuardians({ demo, chosen, onChoose }: DemoGuardiansProps) {
  const t = useTranslate()
  return (
    <details className="demo portal-sign-in__demo" open>
      <summary className="demo__title">{t('portal.demo.title')}</summary>
      <p className="demo__hint">{t('portal.demo.hint')}</p>
      <ul className="demo__list">
        {demo.guardians.map(({ email, situation }) => (
          <li key={email}>
            <button
              type="button"
              className="demo__student portal-sign-in__address"
              aria-pressed={email === chosen}
              onClick={() => onChoose(email)}
            >
              <span className="demo__situation">{situation}</span>
              <span className="portal-sign-in__email">{email}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="portal-sign-in__mailbox">
        <p className="portal-sign-in__note">{t('portal.demo.mailboxHint')}</p>
        <MailboxLink mailbox={demo.mailbox} />
      </div>
    </details>
  )
}
