import { Link } from 'react-router'
import type { PaymentResult } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { AgreementSteps } from './agreement-steps.tsx'
import { NextActionLink } from './next-action.tsx'
import { OutcomeMark } from './outcome-mark.tsx'
import { outcomeViewOf } from './outcome-view.ts'
import type { OutcomeKind, NextAction } from './outcome-view.ts'
import { PaymentFacts } from './payment-facts.tsx'
import type { Outcome } from './poll-policy.ts'

interface Props {
  outcome: Outcome
  /** Of the payment; '' where its address has none. */
  token: string
  result: PaymentResult | null
  phone: string | undefined
  onAgain: (() => void) | null
  /** The school has its documents signed online. */
  documents: boolean
}

/** One outcome: what happened, what it means, what to do next. */
export function OutcomePanel({ outcome, token, result, phone, onAgain, documents }: Props) {
  const t = useTranslate()
  const details = result?.data ?? null
  const { kind, id, facts, next } = outcomeViewOf(outcome, details)
  const body = outcome === 'EN REVISION' && !phone ? 'reviewBodyNoPhone' : `${id}Body`
  return (
    <section className={`outcome outcome--${kind}`}>
      <OutcomeMark kind={kind} />
      {/* It stays while the outcome changes, so that a new one is read aloud; the dates below are not. */}
      <div className="outcome__said" aria-live="polite">
        <h2 className="outcome__title">{t(`checkout.${id}Title`)}</h2>
        <p className="outcome__body">{t(`checkout.${body}`, phone ? { phone } : {})}</p>
      </div>
      {outcome === 'PENDIENTE CONVENIO' && details && <AgreementSteps details={details} />}
      {facts && details && <PaymentFacts outcome={outcome} details={details} />}
      {documents && outcome === 'APROBADO' && <DocumentsAfter />}
      {(kind === 'warn' || kind === 'error') && (
        <p className="outcome__help">{phone ? t('checkout.help', { phone }) : t('checkout.helpNoPhone')}</p>
      )}
      {next.length > 0 && (
        <div className="outcome__acts">
          {next.map((action) => (
            <NextActionLink
              key={action}
              action={action}
              variant={isFirst(action, kind) ? 'primary' : 'secondary'}
              token={token}
              result={result}
              onAgain={onAgain}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** Paid is not yet signed. */
function DocumentsAfter() {
  const t = useTranslate()
  return (
    <p className="outcome__after">
      {t('checkout.documentsAfter')}{' '}
      <Link to="/enrollment/main?documents=1">{t('checkout.toDocuments')}</Link>
    </p>
  )
}

/** What most readers of this outcome do next. */
function isFirst(action: NextAction, kind: OutcomeKind): boolean {
  return action === 'again' ? kind === 'warn' : action !== 'main'
}
