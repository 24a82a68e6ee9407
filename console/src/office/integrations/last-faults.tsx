import { useLocale, useTranslate } from '../../i18n.ts'
import { moment } from '../moment.ts'
import { useSeasonTime } from '../use-season-time.ts'
import type { Integration } from './integration.ts'

/** The latest faults since the hub started, newest first. */
export function LastFaults({ faults }: { faults: Integration['lastFaults'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const toSeason = useSeasonTime()
  if (faults.length === 0) return t('office.integrations.noFaults')
  return (
    <details>
      <summary>{t('office.integrations.faults', { n: faults.length })}</summary>
      <ul className="integration__features">
        {faults.map(({ code, at, call }, n) => (
          <li key={`${at} ${n}`}>
            <time dateTime={at}>{moment(toSeason(at), locale)}</time> · {t(`office.fault.${code}`)} · {call}
          </li>
        ))}
      </ul>
    </details>
  )
}
