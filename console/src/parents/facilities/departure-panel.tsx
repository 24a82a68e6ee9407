import type { Facilities } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { noticeTime, formatInstant } from './format-instant.ts'
import { StateMark } from './state-mark.tsx'

/** Until when a permission for departure is taken, and from when again. */
export function DeparturePanel({ facilities: { departure, now } }: { facilities: Facilities }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { state, closesAt, opensAt, closed } = departure
  const hours = { from: noticeTime(closed.from, t), to: noticeTime(closed.to, t) }
  return (
    <section className="facilities__panel departure" aria-labelledby="departure">
      <header className="facilities__head">
        <h2 id="departure">{t('facilities.departure.title')}</h2>
        <StateMark open={state === 'open'}>{t(`facilities.departure.${state}`)}</StateMark>
      </header>
      {closesAt && (
        <p className="departure__now">
          {formatInstant('facilities.departure.openUntil', { instant: closesAt, now, locale }, t)}
        </p>
      )}
      {opensAt && (
        <p className="departure__now">
          {formatInstant('facilities.departure.closedUntil', { instant: opensAt, now, locale }, t)}
        </p>
      )}
      <p className="departure__rule">{t('facilities.departure.rule', hours)}</p>
    </section>
  )
}
