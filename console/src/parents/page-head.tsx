import type { CurrentSeason } from '../api/types.ts'
import { useTranslate } from '../i18n.ts'
import { LanguageSwitch } from '../components/language-switch.tsx'
import { SeasonClock } from '../components/season-clock.tsx'
import './page-head.css'

/** The school over a page that stands by itself, such as a payment's result. */
export function PageHead({ season }: { season: CurrentSeason | null }) {
  const t = useTranslate()
  return (
    <header className="page-head">
      {season && <SeasonClock season={season} />}
      <div className="page-head__school">
        <img src="/shield.svg" alt="" width="36" height="42" />
        <span className="page-head__name">{season?.school.name ?? t('app.name')}</span>
        <LanguageSwitch />
      </div>
    </header>
  )
}
