import { useState } from 'react'
import { Link } from 'react-router'
import type { CurrentSeason } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import { LanguageSwitch } from '../../../components/language-switch.tsx'
import { SeasonClock } from '../../../components/season-clock.tsx'
import { DemoGuardians } from './demo-guardians.tsx'
import { SignInNotice, type Why } from './sign-in-notice.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import type { Arrival } from './use-arrival.ts'
import { useWays } from './use-ways.ts'
import './sign-in.css'

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
