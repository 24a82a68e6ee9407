import { Money } from '../../components/money.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { ageingBuckets } from './ageing-buckets.ts'
import './ageing.css'

/** What all owe together by its age. Where it cannot be read, the list says why. */
export function AgeingTotals({ day }: { /** Empty: today. */ readonly day: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const query = day === '' ? {} : { query: { day } }
  const { answer, problem } = useRead('GET /api/invoices/ageing/summary', query)
  if (problem !== null) return null
  if (answer === undefined) return <Skeleton blocks={[48]} />
  return (
    <section className="ageing" aria-label={t('office.ageing.totals')}>
      <dl className="ageing__totals">
        {[...ageingBuckets, 'total' as const, 'surcharge' as const].map((age) => (
          <div key={age}>
            <dt>{t(`office.ageing.age.${age}`)}</dt>
            <dd>
              <Money amount={answer[age]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="ageing__as-of">
        {t('office.ageing.asOf', {
          day: longDate(answer.day, locale),
          heard: longDate(dayOf(answer.asOf), locale),
          time: clockTime(answer.asOf),
          invoices: answer.invoices,
        })}
      </p>
    </section>
  )
}
