import type { CreditedPayment } from '../../../api/types.ts'
import { clockTime, dayOf, longDate } from '../../../dates.ts'
import { Money } from '../../../components/money.tsx'
import { useLocale, useTranslate } from '../../../i18n.ts'
import { pesos } from '../../../money.ts'

/** What somebody paid on account of a student: how much, when and for whom, and not who paid. */
export function PastOnAccount({ payment }: { payment: CreditedPayment }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { student, amount, refunded, returned, reference, paidAt } = payment
  const moment = t('portal.history.moment', {
    day: longDate(dayOf(paidAt), locale),
    time: clockTime(paidAt),
  })
  const facts = [
    ['reference', reference],
    ['finished', moment],
  ] as const
  return (
    <article className="past-payment">
      <div className="past-payment__head">
        <h3 className="past-payment__amount">
          <Money amount={amount} />
        </h3>
      </div>
      <p>{t('portal.history.share', { name: student.name, code: student.code })}</p>
      <dl className="past-payment__facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{t(`portal.history.${name}`)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {refunded > 0 && <p>{t('portal.history.refunded', { amount: pesos(refunded) })}</p>}
      {returned && <p>{t('portal.history.tookBack')}</p>}
    </article>
  )
}
