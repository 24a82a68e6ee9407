import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { hub } from '../../api/hub.ts'
import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { SeasonClock } from '../../components/season-clock.tsx'
import { BackToFamily } from '../family/back-to-family.tsx'
import { clearFamilySession } from './clear-family-session.ts'
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
  const navigate = useNavigate()
  const leave = async () => {
    await onLeave?.()
    // Leaving must work without a connection too: the session then ends by itself.
    await hub.delete('/api/session').catch(() => null)
    clearFamilySession()
    await navigate('/enrollment/login?why=left')
  }
  return (
    <Button variant="quiet" onClick={() => void leave()}>
      {t('wizard.leave')}
    </Button>
  )
}
