import { useState } from 'react'
import { Link } from 'react-router'
import type { CurrentSeason } from '../../../api/types.ts'
import { useTexts } from '../../../i18n.ts'
import { LanguageSwitch } from '../../../parts/language-switch.tsx'
import { SeasonClock } from '../../../parts/season-clock.tsx'
import { DemoGuardians } from './demo-guardians.tsx'
import { DoorNotice, type Why } from './door-notice.tsx'
import { DoorPanel } from './door-panel.tsx'
import type { Arrival } from './use-arrival.ts'
import { useWays } from './use-ways.ts'
import './door.css'

interface Props {
  season: CurrentSeason
  arrival: Arrival
  why: Why
  onSignedIn: () => void
}

/** The portal before anybody is signed in. */
export function DoorPage({ season, arrival, why, onSignedIn }: Props) {
  const text = useTexts()
  const ways = useWays()
  const [email, setEmail] = useState('')
  return (
    <div className="door">
      <SeasonClock season={season} />
      <main className="door__columns">
        <div className="door__scene" />
        <div className="door__panel">
          <header className="door__brand">
            <img src="/shield.svg" width="40" height="47" alt="" />
            <p className="door__school">{season.school.name}</p>
            <LanguageSwitch />
          </header>
          <div>
            <h1 className="door__title">{text('portal.title')}</h1>
            <p>{text('portal.lead')}</p>
          </div>
          <DoorNotice why={why} problem={arrival.problem} />
          <DoorPanel arrival={arrival} ways={ways} email={email} onEmail={setEmail} onSignedIn={onSignedIn} />
          {ways.demo && <DemoGuardians demo={ways.demo} chosen={email} onChoose={setEmail} />}
          <footer className="door__foot">
            <Link to="/enrollment/login">{text('portal.door.student')}</Link>
            <p>{text('login.help', { phone: season.school.phone })}</p>
          </footer>
        </div>
      </main>
    </div>
  )
}
