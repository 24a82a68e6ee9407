import type { CurrentSeason } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { LanguageSwitch } from '../../components/language-switch.tsx'
import { SeasonClock } from '../../components/season-clock.tsx'

interface Props {
  season: CurrentSeason
  name: string
  onLeave: () => void
}

/** The school, whose session this is, and the way out. */
export function PortalHeader({ season, name, onLeave }: Props) {
  const t = useTranslate()
  return (
    <header className="portal-header">
      <SeasonClock season={season} />
      <div className="portal-header__school">
        <img src="/shield.svg" width="36" height="42" alt="" />
        <div className="portal-header__names">
          <p className="portal-header__name">{season.school.name}</p>
          <h1 className="portal-header__title">{t('portal.title')}</h1>
        </div>
        <LanguageSwitch />
        <div className="portal-header__account">
          <p>{t('portal.signedIn', { name })}</p>
          <Button variant="quiet" onClick={onLeave}>
            {t('portal.signOut')}
          </Button>
        </div>
      </div>
    </header>
  )
}
