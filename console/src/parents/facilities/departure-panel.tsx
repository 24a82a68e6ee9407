import type { Facilities } from '../../api/types.ts'
import { useLocale, useTexts } from '../../i18n.ts'
import { noticeTime, tellWhen } from './hours-text.ts'
import { StateMark } from './state-mark.tsx'

/** Until when a permission for departure is taken, and from when again. */
export function DeparturePanel({ facilities: { departure, now } }: { facilities: Facilities }) {
  const text = useTexts()
  const { locale } = useLocale()
  const { state, closesAt, opensAt, closed } = departure
  const hours = { from: noticeTime(closed.from, text), to: noticeTime(closed.to, text) }
  return (
    <section className="facilities__panel departure" aria-labelledby="departure">
      <header className="facilities__head">
        <h2 id="departure">{text('facilities.departure.title')}</h2>
        <StateMark open={state === 'open'}>{text(`facilities.departure.${state}`)}</StateMark>
      </header>
      {closesAt && (
        <p className="departure__now">
          {tellWhen('facilities.departure.openUntil', { instant: closesAt, now, locale }, text)}
        </p>
      )}
      {opensAt && (
        <p className="departure__now">
          {tellWhen('facilities.departure.closedUntil', { instant: opensAt, now, locale }, text)}
        </p>
      )}
      <p className="departure__rule">{text('facilities.departure.rule', hours)}</p>
    </section>
  )
}
