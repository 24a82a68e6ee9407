import { Suspense, useState, useEffect, useEffectEvent } from 'react'
import type { Quote, WizardStudent } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Focused } from '../../components/focused.tsx'
import { LaterCharges } from '../../components/price/later-charges.tsx'
import { PaySummary } from '../../components/price/pay-summary.tsx'
import { DocumentsMissing, missingDocuments, orderNotice, OrderNotice } from './pay-notices.tsx'
import { balanceNotice } from '../wizard/notices.tsx'
import { PayRefused } from './pay-refused.tsx'
import { missingOf } from '../documents/document-rules.ts'
import type { DocumentsState } from '../documents/use-documents.ts'
import type { StepProps } from '../wizard/step-props.ts'
import type { Step } from '../wizard/steps.ts'
import { isBalanceKnown } from '../wizard/is-balance-known.ts'
import { isFixed } from '../wizard/is-fixed.ts'
import { StickyBar } from '../wizard/sticky-bar.tsx'
import { wholeOf } from '../wizard/whole-of.ts'
import {
  ConfirmAdvance,
  ConfirmAgreement,
  ConfirmWithoutTransport,
  TransportMissing,
} from './confirm-dialogs.tsx'
import { payerStorage } from './payer-storage.ts'
import { type PayPath, payPath } from './pay-path.ts'
import { ChunkLoading } from '../chunk-loading.tsx'
import { invoicedPayerDialog } from './payer-dialog-chunk.ts'
import { EMPTY_PAYER } from './payer-form.ts'
import type { PayerForm } from './payer-form.ts'
import { usePay } from './use-pay.ts'
import { listenToPayment } from '../checkout/payment-events.ts'
import { pageChunk } from '../page-chunk.tsx'
import './pay-step.css'
import { PriceChanged } from './price-changed.tsx'

interface Props extends StepProps {
  /** A new price is on its way: what is shown is not what would be charged. */
  busy: boolean
  documents: DocumentsState
  onStep: (step: Step) => void
  onQuote: (quote: Quote) => void
  onSessionEnd: () => void
  onPeriodClosed: () => void
}

/** Not what a family waits for in this step. */
const sendLink = pageChunk(() => import('../pay-link/send-link.tsx').then((m) => m.SendLink))

// One payment under way locks the next (payments-12).

/** Step 5: what is paid today and later, and the four ways to pay it. */
export function PayStep(props: Props) {
  const {
    season,
    student,
    draft,
    quote,
    busy,
    documents,
    save,
    reload,
    onStep,
    onQuote,
    onSessionEnd,
    onPeriodClosed,
  } = props
  const t = useTranslate()
  const [asking, setAsking] = useState<'nothing' | 'transport' | PayPath>('nothing')
  const [payer, setPayer] = useState(() => payerStorage.read(student.code) ?? EMPTY_PAYER)
  const [invoicePayer, setInvoicePayer] = useState<string | null>(null)
  const type = (typed: PayerForm) => {
    setPayer(typed)
    payerStorage.store(student.code, typed)
  }
  const deps = { season, student, draft, reload, onSessionEnd, onPeriodClosed }
  const { paying, pay, dismiss } = usePay(deps)
  const isByLink = useOrderWatch(student.order, reload)
  if (!quote) return <StickyBar quote={null} busy={busy} onBack={() => onStep(4)} act={null} />

  const path = payPath(quote.totals, draft)
  const locked = isFixed(student)
  const missing = locked ? [] : missingOf(documents)
  const working = paying.is === 'working'
  const isOvertaken = paying.is === 'refused' && paying.problem.code === 'DRAFT_CHANGED'
  const asksPayer = asking === 'payer' && !locked && !isOvertaken
  const asks = (way: PayPath) =>
    asking === way && !locked && paying.is !== 'price-changed' && paying.is !== 'refused'
  const begin = () => {
    dismiss()
    setAsking(path)
  }
  const stop = () => {
    setAsking('nothing')
    dismiss()
  }
  const confirm = () => void pay({ quote, path, payer: null })
  const press = () => (draft.transport.is === 'undecided' ? setAsking('transport') : begin())

  return (
    <div className="pay">
      <OrderNotice student={student} isByLink={isByLink} />
      {paying.is === 'refused' && !asksPayer && !locked && (
        <Focused>
          <PayRefused problem={paying.problem} season={season} />
        </Focused>
      )}
      {draft.transport.is === 'undecided' && <TransportMissing onChoose={() => onStep(2)} />}
      {missing.length > 0 && <DocumentsMissing missing={missing} />}
      <PaySummary quote={quote} totalIs={wholeOf(student, t)} />
      <LaterCharges quote={quote} />
      {!locked && <p>{t(`pay.how-${path}`)}</p>}
      {path === 'payer' && draft.transport.is === 'undecided' && (
        <p>{t(season.split ? 'pay.othersLaterSplit' : 'pay.othersLater')}</p>
      )}
      {path === 'payer' && draft.transport.is !== 'undecided' && student.order.status !== 'reversed' && (
        <Suspense fallback={null}>
          <sendLink.Page
            student={student}
            due={{ amount: quote.totals.totalV, quote }}
            school={season.school.name}
            onSplit={season.split && reload}
            isSplit={student.order.status === 'split'}
          />
        </Suspense>
      )}
      <StickyBar
        quote={quote}
        totalIs={wholeOf(student, t)}
        busy={busy}
        onBack={() => onStep(4)}
        act={
          <Button
            className="pay__button"
            blockedBy={blockerOf({ locked, missing, isKnown: isBalanceKnown({ student, quote }) })}
            busy={busy || (working && !asksPayer)}
            onClick={press}
          >
            {t(path === 'advance' ? 'pay.goOn' : 'pay.pay')}
          </Button>
        }
      />
      {asking === 'transport' && (
        <ConfirmWithoutTransport
          onChoose={() => onStep(2)}
          onWithout={async () => {
            const transport = { is: 'none' } as const
            if (await save({ transport })) begin()
            else setAsking('nothing')
          }}
          onClose={() => setAsking('nothing')}
        />
      )}
      {asksPayer && paying.is !== 'price-changed' && (
        <Suspense fallback={<ChunkLoading blocks={[]} />}>
          <invoicedPayerDialog.Page
            owner={student.code}
            payer={payer}
            total={quote.totals.totalV}
            busy={working}
            problem={paying.is === 'refused' ? paying.problem : null}
            season={season}
            onPayer={type}
            onConfirm={(named) => {
              setInvoicePayer(named)
              void pay({ quote, path, payer, invoicePayer: named })
            }}
            onClose={stop}
          />
        </Suspense>
      )}
      {asks('agreement') && (
        <ConfirmAgreement season={season} busy={working} onConfirm={confirm} onClose={stop} />
      )}
      {asks('advance') && <ConfirmAdvance busy={working} onConfirm={confirm} onClose={stop} />}
      {paying.is === 'price-changed' && (
        <PriceChanged
          before={paying.before}
          after={paying.after}
          onReview={() => {
            onQuote(paying.after)
            stop()
          }}
          onAccept={() => {
            onQuote(paying.after)
            const next = payPath(paying.after.totals, draft)
            // What was not asked for this way of paying is asked first.
            if (next === asking) void pay({ quote: paying.after, path: next, payer, invoicePayer })
            else {
              dismiss()
              setAsking(next)
            }
          }}
        />
      )}
    </div>
  )
}

interface Obstacles {
  locked: boolean
  missing: readonly unknown[]
  /** The balance. */
  isKnown: boolean
}

/** The notice above that says what the payment waits for. */
function blockerOf({ locked, missing, isKnown }: Obstacles): string | undefined {
  if (locked) return orderNotice
  if (missing.length > 0) return missingDocuments
  return isKnown ? undefined : balanceNotice
}

const WAITING = { paying: 'PENDIENTE', agreement: 'PENDIENTE CONVENIO' } as const

/**
 * Listens for the end of a payment in process while the family is in the wizard, and has the order read again. Answers
 * whether somebody else pays it by a link.
 */
function useOrderWatch({ status, token }: WizardStudent['order'], reload: () => Promise<void>): boolean {
  const [isByLink, setIsByLink] = useState(false)
  const changed = useEffectEvent(() => void reload())
  const waiting = status === 'paying' || status === 'agreement' ? WAITING[status] : null

  useEffect(() => {
    if (waiting === null || token === null) return undefined
    return listenToPayment(token, ({ status: now, data }) => {
      setIsByLink(data?.byLink === true)
      if (now !== waiting) changed()
    })
  }, [waiting, token])
  return isByLink
}
