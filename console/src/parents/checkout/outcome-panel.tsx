import { Link } from 'react-router'
import type { PaymentResult } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Button } from '../../parts/button.tsx'
import { AgreementSteps } from './agreement-steps.tsx'
import { OutcomeMark } from './outcome-mark.tsx'
import { LOOKS } from './outcome-look.ts'
import type { Next } from './outcome-look.ts'
import { PaymentFacts } from './payment-facts.tsx'
import type { Outcome } from './poll-policy.ts'

interface Props {
  outcome: Outcome
  result: PaymentResult | null
  phone: string | undefined
  onAgain: (() => void) | null
}

/** One outcome: what happened, what it means, what to do next. */
export function OutcomePanel({ outcome, result, phone, onAgain }: Props) {
  const text = useTexts()
  const { kind, id, facts, next } = LOOKS[outcome]
  const details = result?.data ?? null
  return (
    <section className={`outcome outcome--${kind}`}>
      <OutcomeMark kind={kind} />
      {/* It stays while the outcome changes, so that a new one is read aloud; the dates below are not. */}
      <div className="outcome__said" aria-live="polite">
        <h2 className="outcome__title">{text(`checkout.${id}Title`)}</h2>
        <p className="outcome__body">{text(`checkout.${id}Body`)}</p>
      </div>
      {outcome === 'PENDIENTE CONVENIO' && details && <AgreementSteps details={details} />}
      {facts && details && <PaymentFacts outcome={outcome} details={details} />}
      {(kind === 'warn' || kind === 'error') && (
        <p className="outcome__help">
          {phone ? text('checkout.help', { phone }) : text('checkout.helpNoPhone')}
        </p>
      )}
      {next.length > 0 && (
        <div className="outcome__acts">
          {next.map((act) => (
            <NextAct key={act} act={act} receiptToken={details?.receiptToken ?? null} onAgain={onAgain} />
          ))}
        </div>
      )}
    </section>
  )
}

const PATHS = { retry: '/enrollment/main?step=5', main: '/enrollment/main', login: '/enrollment/login' }

interface NextProps {
  act: Next
  receiptToken: string | null
  onAgain: (() => void) | null
}

function NextAct({ act, receiptToken, onAgain }: NextProps) {
  const text = useTexts()
  switch (act) {
    case 'receipt':
      return receiptToken ? (
        <Link className="button button--primary" to={`/enrollment/resume/${receiptToken}`}>
          {text('checkout.seeReceipt')}
        </Link>
      ) : (
        <p>{text('checkout.receiptSoon')}</p>
      )
    case 'again':
      return onAgain && <Button onClick={onAgain}>{text('checkout.again')}</Button>
    case 'retry':
    case 'login':
    case 'main':
    default:
      return (
        <Link className={`button button--${act === 'main' ? 'secondary' : 'primary'}`} to={PATHS[act]}>
          {text(`checkout.${act}`)}
        </Link>
      )
  }
}
