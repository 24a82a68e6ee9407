import { useState } from 'react'
import type { Quote } from '../../api/types.ts'
import { useTexts } from '../../i18n.ts'
import { Button } from '../../parts/button.tsx'
import type { StepProps } from '../wizard/step-props.ts'
import type { Step } from '../wizard/steps.ts'
import { StickyBar } from '../wizard/sticky-bar.tsx'
import { AskTransport, TransportMissing } from './ask-transport.tsx'
import { LaterCharges } from './later-charges.tsx'
import { OrderNotice } from './order-notice.tsx'
import { PayRefused } from './pay-refused.tsx'
import { PaySummary } from './pay-summary.tsx'
import { payPath } from './pay-path.ts'
import { PayerDialog } from './payer-dialog.tsx'
import { NOBODY } from './payer.ts'
import { PriceChanged } from './price-changed.tsx'
import { usePay } from './use-pay.ts'
import './pay-step.css'

interface Props extends StepProps {
  /** A new price is on its way: what is shown is not what would be charged. */
  busy: boolean
  onStep: (step: Step) => void
  onQuote: (quote: Quote) => void
  onSessionEnd: () => void
}

// One payment under way locks the next (readings 6.3).
const LOCKED = new Set(['paying', 'agreement', 'paid'])

/** Step 5: what is paid today and later, and the four ways to pay it. */
export function PayStep(props: Props) {
  const { season, student, draft, quote, busy, save, onStep, onQuote, onSessionEnd } = props
  const text = useTexts()
  const { paying, pay, dismiss } = usePay({ season, student, draft, onSessionEnd })
  const [asking, setAsking] = useState<'nothing' | 'transport' | 'payer'>('nothing')
  const [payer, setPayer] = useState(NOBODY)
  if (!quote) return null

  const path = payPath(quote.totals, draft)
  const locked = LOCKED.has(student.order.status)
  const working = paying.is === 'working'
  const begin = () => {
    if (path === 'payer') setAsking('payer')
    else void pay({ quote, path, payer: null })
  }
  const press = () => (draft.transport.is === 'undecided' ? setAsking('transport') : begin())

  return (
    <div className="pay">
      <OrderNotice student={student} />
      {draft.transport.is === 'undecided' && <TransportMissing onChoose={() => onStep(2)} />}
      <PaySummary quote={quote} />
      <LaterCharges quote={quote} />
      {paying.is === 'refused' && asking !== 'payer' && (
        <PayRefused problem={paying.problem} season={season} />
      )}
      {!locked && <p>{text(`pay.how-${path}`)}</p>}
      <StickyBar
        quote={quote}
        busy={busy}
        onBack={() => onStep(4)}
        act={
          <Button
            className="pay__button"
            disabled={locked || busy || student.balance === null}
            busy={working && asking !== 'payer'}
            onClick={press}
          >
            {text('pay.pay')}
          </Button>
        }
      />
      {asking === 'transport' && (
        <AskTransport
          onChoose={() => onStep(2)}
          onWithout={async () => {
            await save({ transport: { is: 'none' } })
            setAsking(path === 'payer' ? 'payer' : 'nothing')
          }}
          onClose={() => setAsking('nothing')}
        />
      )}
      {asking === 'payer' && paying.is !== 'price-changed' && (
        <PayerDialog
          payer={payer}
          total={quote.totals.totalV}
          busy={working}
          problem={paying.is === 'refused' ? paying.problem : null}
          season={season}
          onPayer={setPayer}
          onConfirm={() => void pay({ quote, path, payer })}
          onClose={() => {
            setAsking('nothing')
            dismiss()
          }}
        />
      )}
      {paying.is === 'price-changed' && (
        <PriceChanged
          before={paying.before}
          after={paying.after}
          onReview={() => {
            onQuote(paying.after)
            setAsking('nothing')
            dismiss()
          }}
          onAccept={() => {
            onQuote(paying.after)
            const next = payPath(paying.after.totals, draft)
            void pay({ quote: paying.after, path: next, payer })
          }}
        />
      )}
    </div>
  )
}
