import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import type { RefundReceipt } from '../../api/types.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { SheetFacts } from './sheet-facts.tsx'
import { SheetHead } from './sheet-head.tsx'

interface Props {
  readonly refund: RefundReceipt
  /** Among the refunds of the receipt. */
  readonly place: string
}

/** A refund receipt as it is read on screen and printed. */
export function RefundSheet({ refund, place }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { school, number, amount, day, asOf, address, receipt, payment } = refund
  const given = { amount: pesos(amount), day: longDate(day, locale) }
  return (
    <article className="receipt">
      <SheetHead
        school={school}
        nit={t('receipt.nit', { nit: school.nit })}
        title={t('receipt.refundReceipt.title')}
        number={number}
      >
        <p>{t('receipt.phone', { phone: school.phone })}</p>
      </SheetHead>
      <Alert kind="success" title={t('receipt.refundReceipt.given', given)}>
        <p>{t('receipt.asOf', { day: longDate(dayOf(asOf), locale), time: clockTime(asOf) })}</p>
      </Alert>
      <RefundFacts refund={refund} />
      <dl className="receipt__totals">
        {(
          [
            ['receipt.refundReceipt.amount', amount],
            ['receipt.totalPaid', payment.amount],
            ['receipt.refundReceipt.left', payment.netPaid],
          ] as const
        ).map(([key, money]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <Money amount={money} unit />
            </dd>
          </div>
        ))}
      </dl>
      <p className="receipt__check">{t('receipt.refundReceipt.checkAt', { address })}</p>
      <div className="receipt__acts">
        <a
          className="button button--primary"
          href={`/api/receipts/${receipt.token}/refunds/${place}.pdf`}
          download
        >
          {t('receipt.pdf')}
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <a className="button button--secondary" href={`/enrollment/resume/${receipt.token}`}>
          {t('receipt.refundReceipt.toReceipt')}
        </a>
      </div>
    </article>
  )
}

function RefundFacts({ refund }: { readonly refund: RefundReceipt }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { day, way, reference, receipt, payment, cycle, student } = refund
  const facts = [
    ['refundReceipt.day', longDate(day, locale)],
    ['refundReceipt.way', t(`receipt.refundReceipt.ways.${way}`)],
    ...(reference === null ? [] : [['refundReceipt.reference', reference] as const]),
    ['refundReceipt.receipt', t('receipt.numbered', { number: receipt.number })],
    ['refundReceipt.payment', payment.reference],
    ['method', payment.method],
    ...(payment.at === null ? [] : [['refundReceipt.paidOn', longDate(dayOf(payment.at), locale)] as const]),
    ['cycle', cycle],
    ['code', student.code],
    ['name', student.name],
    ['grade', student.grade],
  ] as const
  return <SheetFacts facts={facts.map(([key, value]) => [t(`receipt.${key}`), value] as const)} />
}
