import type { HistoricOrder } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'

/** Whose order it is, of when, and how it was paid; what is not known yet is left out. */
export function OrderFacts({ order }: { order: HistoricOrder }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const moment = (at: string) =>
    t('orderPage.moment', { day: longDate(dayOf(at), locale), time: clockTime(at) })
  const facts = [
    ['name', order.name],
    ['student', order.student],
    ['project', order.project],
    ['created', moment(order.created_at)],
    ['method', order.payment_method ?? ''],
    ['paidAt', order.payment_time === null ? '' : moment(order.payment_time)],
  ] as const
  return (
    <dl className="receipt__facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([key, value]) => (
          <div key={key}>
            <dt>{t(`orderPage.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
