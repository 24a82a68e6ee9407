import type { ReactNode } from 'react'
import { navigate } from '../navigation.tsx'
import { useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { CurrentSeason, Session } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { SeasonClock } from '../../components/season-clock.tsx'
import { clearFamilySession } from './unsaved-draft.ts'
import { returnToFamily } from '../family/return-to-family.ts'
import { dayBefore, longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import './wizard-header.css'

interface Props {
  season: CurrentSeason
  /** What has to be done while there is a session. */
  onLeave?: (() => Promise<void>) | undefined
  /** Under the school's own banner. */
  children?: ReactNode
}

/** The school with its season, and the ways out. */
export function WizardHeader({ season, onLeave, children }: Props) {
  const t = useTranslate()
  return (
    <header className="wizard-header">
      <SeasonClock season={season} />
      <div className="wizard-header__school">
        <img src="/shield.svg" width="36" height="42" alt="" />
        <div className="wizard-header__names">
          <p className="wizard-header__name">{season.school.name}</p>
          <h1 className="wizard-header__title">{t('login.heading', { season: season.project })}</h1>
        </div>
        <LanguageSwitch />
        <BackToFamily />
        <Leave onLeave={onLeave} />
      </div>
      {children}
    </header>
  )
}

function Leave({ onLeave }: Pick<Props, 'onLeave'>) {
  const t = useTranslate()
  const leave = async () => {
    await onLeave?.()
    // Leaving must work without a connection too: the session then ends by itself.
    await hub.delete('/api/session').catch(() => null)
    clearFamilySession()
    navigate('/enrollment/login?why=left')
  }
  return (
    <Button variant="quiet" onClick={() => void leave()}>
      {t('wizard.leave')}
    </Button>
  )
}

/** The way back to the list of children; nothing where the student's code opened the wizard. */
function BackToFamily() {
  const t = useTranslate()
  const [isFamily, setIsFamily] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    hub.get<Session>('/api/session', { signal: leaving.signal }).then(
      ({ family }) => setIsFamily(family === true),
      () => null,
    )
    return () => leaving.abort()
  }, [])
  if (!isFamily) return null
  const back = async () => {
    // The portal itself shows that a session has ended meanwhile.
    await returnToFamily().catch(() => null)
    navigate('/enrollment/ParentsLogin?tab=enrollments')
  }
  return (
    <Button variant="quiet" onClick={() => void back()}>
      {t('family.payment.backHome')}
    </Button>
  )
}

interface OfferBannerProps {
  season: CurrentSeason
  /** What else is reached from here. */
  more: ReactNode
}

/** What is offered until when. */
export function OfferBanner({ season, more }: OfferBannerProps) {
  return (
    <div className="wizard-header__offer">
      <div className="wizard-header__row">
        <p>
          <Offer season={season} />
        </p>
        {more}
      </div>
    </div>
  )
}

function Offer({ season }: { season: CurrentSeason }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const year = season.periods.find(({ period }) => period === 1)
  if (!year?.available || !year.until) return t('wizard.noOffer')
  return t('wizard.offer', {
    percent: formatPercent(year.discount, locale),
    date: longDate(dayBefore(year.until), locale),
  })
}
