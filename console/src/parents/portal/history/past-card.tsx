import type { ReactNode } from 'react'
import { Link } from '../../navigation.tsx'
import type { PastPayment } from '../../../api/types.ts'
import { useLocale, useTranslate } from '../../../i18n.ts'
import { clockTime, dayOf, longDate } from '../../../dates.ts'
import { Money } from '../../../components/money.tsx'
import { PaymentRefunds, type RefundWithReceipt } from '../../checkout/payment-refunds.tsx'

const TAGS: Record<PastPayment['status'], string> = {
  APROBADO: 'pay-state--done',
  PENDIENTE: 'pay-state--busy',
  'PENDIENTE CONVENIO': 'pay-state--busy',
  'EN REVISION': 'pay-state--busy',
  DEVUELTO: 'pay-state--done',
  REVERSADO: 'pay-state--overdue',
  RETIRADO: 'pay-state--done',
  RECHAZADO: 'pay-state--overdue',
  EXPIRADO: 'pay-state--overdue',
  '': 'pay-state--busy',
}

// What may still change is worth looking at.
const OPEN = new Set<PastPayment['status']>(['PENDIENTE', 'PENDIENTE CONVENIO', 'EN REVISION'])

interface Props {
  payment: Omit<PastPayment, 'documents'>
  /** What its parts are called. */
  parts: string
  /** Where it is looked at while it may still change. */
  to: string
  refunds: readonly RefundWithReceipt[]
  /** What goes back of it, wherever that is shown. */
  goingBack: readonly Pick<RefundWithReceipt, 'status'>[]
  children: ReactNode
}

/** One payment: how it ended, in words, by which references it is found, and what it was for. */
export function PastCard({ payment, parts, to, refunds, goingBack, children }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { status, amount, reference, providerRef, means, reason, since, finishedAt } = payment
  const waits = status === 'DEVUELTO' && goingBack.some((refund) => refund.status === 'sent')
  const moment = (at: string) =>
    t('portal.history.moment', { day: longDate(dayOf(at), locale), time: clockTime(at) })
  const facts = [
    ['reference', reference],
    ['providerRef', providerRef],
    ['means', means && meansLabel(means, t(`payment.means.${means}`))],
    ['since', moment(since)],
    ['finished', finishedAt && moment(finishedAt)],
    ['reason', reason],
  ] as const
  return (
    <article className="past-payment">
      <div className="past-payment__head">
        <h3 className="past-payment__amount">
          <Money amount={amount} />
        </h3>
        <span className={`pay-state ${waits ? TAGS['EN REVISION'] : TAGS[status]}`}>
          {t(`portal.history.state.${waits ? 'goingBack' : status}`)}
        </span>
      </div>
      <dl className="past-payment__facts">
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>{t(`portal.history.${name}`)}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <h4 className="past-payment__documents">{parts}</h4>
      <ul className="past-payment__list">{children}</ul>
      <PaymentRefunds refunds={refunds} />
      {OPEN.has(status) && (
        <Link className="button button--secondary" to={to}>
          {t('portal.history.see')}
        </Link>
      )}
    </article>
  )
}

/** A payment means without a text of ours is shown as the provider names it. */
function meansLabel(means: string, label: string): string {
  return label.startsWith('payment.') ? means : label
}
