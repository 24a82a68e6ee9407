import type { ReactNode } from 'react'
import type { CurrentSeason } from '../api/types.ts'
import { useLocale, useTranslate } from '../i18n.ts'
import { clockTime, dayOf, longDate } from '../dates.ts'
import { useHubMinute } from './season-now.ts'
import './season-clock.css'

/** Says that the hub runs on a simulated clock with invented data; nothing when the clock is the real one. */
export function SeasonClock({ season, more }: { season: CurrentSeason; more?: ReactNode }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const now = useHubMinute(season.clock)
  if (!season.clock.simulated) return null
  return (
    <aside className="season-clock" aria-label={t('demo.title')}>
      {t('demo.clock', { date: longDate(dayOf(now), locale), time: clockTime(now) })}
      {more}
    </aside>
  )
}
