import { Link } from 'react-router'
import type { InvoicePaymentResult } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import type { Translate } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'
import { OUTCOME_VIEWS } from '../../checkout/outcome-view.ts'
import { OutcomeMark } from '../../checkout/outcome-mark.tsx'
import { PaymentFacts } from '../../checkout/payment-facts.tsx'
import type { Outcome } from '../../checkout/poll-policy.ts'
import { continuePayment } from '../../pay/continue-payment.ts'
import '../../checkout/checkout.css'

interface Props {
  outcome: Outcome
  result: InvoicePaymentResult | null
  phone: string
  onAgain: () => void
}

/** What became of a payment of invoices, and what to do next. */
export function PaymentOutcome({ outcome, result, phone, onAgain }: Props) {
  const t = useTranslate()
  const { kind, facts } = OUTCOME_VIEWS[outcome]
  const message = outcomeText(outcome, result, t)
  const details = result?.data ?? null
  return (
    <section className={`outcome outcome--${kind}`}>
      <OutcomeMark kind={kind} />
      <div className="outcome__said" aria-live="polite">
        <h2 className="outcome__title">{message.title}</h2>
        <p className="outcome__body">{message.body}</p>
        {details?.reason && (
          <p className="outcome__body">{t('portal.payment.reason', { reason: details.reason })}</p>
        )}
      </div>
      {facts && details && <PaymentFacts outcome={outcome} details={details} />}
      {(kind === 'warn' || kind === 'error') && (
        <p className="outcome__help">{t('portal.payment.help', { phone })}</p>
      )}
      <div className="outcome__acts">
        {result?.data.go && (
          <Button onClick={() => continuePayment(result, onAgain)}>{t('portal.payment.goOn')}</Button>
        )}
        {OUTCOME_VIEWS[outcome].next.includes('again') && (
          <Button variant="secondary" onClick={onAgain}>
            {t('portal.payment.again')}
          </Button>
        )}
        <Link className={`button button--${result?.data.go ? 'secondary' : 'primary'}`} to="?tab=invoices">
          {t('portal.payment.toInvoices')}
        </Link>
        <Link className="button button--secondary" to="?tab=history">
          {t('portal.payment.toHistory')}
        </Link>
      </div>
    </section>
  )
}

const OURS: Partial<Record<Outcome, string>> = {
  WAITING: 'waiting',
  NOTICE: 'notice',
  'GAVE UP': 'gaveUp',
  UNKNOWN: 'unknown',
  'SIGNED OUT': 'notFound',
  'NOT FOUND': 'notFound',
}

/** The hub's words where it has answered; ours for what only this page knows. */
function outcomeText(outcome: Outcome, result: InvoicePaymentResult | null, t: Translate) {
  const own = OURS[outcome]
  if (own === undefined) return { title: result?.title ?? '', body: result?.body ?? '' }
  return { title: t(`portal.payment.${own}.title`), body: t(`portal.payment.${own}.body`) }
}
