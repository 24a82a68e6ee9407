import { Link } from 'react-router'
import type { FamilyPayment } from '../../api/types.ts'
import { type Translate, useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { OUTCOME_VIEWS } from '../checkout/outcome-view.ts'
import { OutcomeMark } from '../checkout/outcome-mark.tsx'
import { PaymentFacts } from '../checkout/payment-facts.tsx'
import type { Outcome } from '../checkout/poll-policy.ts'
import { continuePayment } from '../pay/continue-payment.ts'
import { FamilyShares } from './family-shares.tsx'
import '../checkout/checkout.css'

interface Props {
  outcome: Outcome
  result: FamilyPayment | null
  phone: string
  /** The school has its documents signed online. */
  documents: boolean
  onAgain: () => void
}

/** What became of the payment, each child's part of it, and what to do next. */
export function FamilyOutcome({ outcome, result, phone, documents, onAgain }: Props) {
  const t = useTranslate()
  const { kind, facts, next } = OUTCOME_VIEWS[outcome]
  const message = outcomeText(outcome, result, t)
  const mayGoOn = result?.data.go != null
  return (
    <section className={`outcome outcome--${kind}`}>
      <OutcomeMark kind={kind} />
      <div className="outcome__said" aria-live="polite">
        <h2 className="outcome__title">{message.title}</h2>
        <p className="outcome__body">{message.body}</p>
      </div>
      {result && <FamilyShares shares={result.data.shares} isPaid={outcome === 'APROBADO'} />}
      {facts && result && <PaymentFacts outcome={outcome} details={result.data} />}
      {documents && outcome === 'APROBADO' && (
        <p className="outcome__after">{t('family.payment.documentsAfter')}</p>
      )}
      {(kind === 'warn' || kind === 'error') && (
        <p className="outcome__help">{t('checkout.help', { phone })}</p>
      )}
      <div className="outcome__acts">
        {result && mayGoOn && (
          <Button onClick={() => continuePayment(result, onAgain)}>{t('checkout.continue')}</Button>
        )}
        {next.includes('again') && (
          <Button variant="secondary" onClick={onAgain}>
            {t('checkout.again')}
          </Button>
        )}
        <Link className={`button button--${mayGoOn ? 'secondary' : 'primary'}`} to="?tab=enrollments">
          {t('family.payment.back')}
        </Link>
      </div>
    </section>
  )
}

/** The hub's words where it has answered; the checkout's for what only this page knows. */
function outcomeText(outcome: Outcome, result: FamilyPayment | null, t: Translate) {
  const { id } = OUTCOME_VIEWS[outcome]
  const isOurs = result === null || outcome === 'NOTICE' || outcome === 'GAVE UP'
  if (isOurs) return { title: t(`checkout.${id}Title`), body: t(`checkout.${id}Body`) }
  const { title, body, data } = result
  return {
    title,
    body: data.reason ? `${body} ${t('family.payment.reason', { reason: data.reason })}` : body,
  }
}
