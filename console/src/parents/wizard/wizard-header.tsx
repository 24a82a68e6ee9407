import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { hub, rememberCsrf } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { dayBefore, longDate, percent } from '../../money.ts'
import { Button } from '../../parts/button.tsx'
import { LanguageSwitch } from '../../parts/language-switch.tsx'
import { SeasonClock } from '../../parts/season-clock.tsx'
import { BackToFamily } from '../family/back-to-family.tsx'
import './wizard-header.css'

interface Props {
  season: CurrentSeason
  /** What else is reached from here. */
  more: ReactNode
}

/** Two banners: the school with its season, and what is offered until when. */
export function WizardHeader({ season, more }: Props) {
  const text = useTexts()
  return (
    <header className="wizard-header">
      <SeasonClock season={season} />
      <div className="wizard-header__school">
        <img src="/shield.svg" width="36" height="42" alt="" />
        <div className="wizard-header__names">
          <p className="wizard-header__name">{season.school.name}</p>
          <h1 className="wizard-header__title">{text('login.heading', { season: season.project })}</h1>
        </div>
        <LanguageSwitch />
        <BackToFamily />
        <Leave />
      </div>
      <div className="wizard-header__offer">
        <div className="wizard-header__row">
          <p>
            <Offer season={season} />
          </p>
          {more}
        </div>
      </div>
    </header>
  )
}

function Offer({ season }: { season: CurrentSeason }) {
  const text = useTexts()
  const { locale } = useLocale()
  const year = season.periods.find(({ period }) => period === 1)
  if (!year?.available || !year.until) return text('wizard.noOffer')
  return text('wizard.offer', {
    percent: percent(year.discount, locale),
    date: longDate(dayBefore(year.until), locale),
  })
}

function Leave() {
  const text = useTexts()
  const navigate = useNavigate()
  const leave = async () => {
    // Leaving must work without a connection too: the session then ends by itself.
    await hub.delete('/api/session').catch(() => null)
    rememberCsrf(null)
    await navigate('/enrollment/login?why=left')
  }
  return (
    <Button look="quiet" onClick={() => void leave()}>
      {text('wizard.leave')}
    </Button>
  )
}
