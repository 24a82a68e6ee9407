import { Link, useSearchParams } from '../navigation.tsx'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { FamilyPayment, FamilyChild } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { hub } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import type { PaymentSource } from '../checkout/use-payment.ts'
import { DataFailure } from '../portal/data-failure.tsx'
import type { GuardianProps } from '../portal/guardian-props.ts'
import { useGuardianPayment } from '../portal/use-guardian-payment.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import { FamilyList } from './family-list.tsx'
import type { Translate } from '../../i18n.ts'
import { Button } from '../../components/button.tsx'
import { Money } from '../../components/money.tsx'
import { hasInvoice, OUTCOME_VIEWS } from '../checkout/outcome-view.ts'
import { PaymentPayer } from '../payers/payment-payer.tsx'
import { OutcomeMark } from '../checkout/outcome-mark.tsx'
import { PaymentFacts } from '../checkout/payment-facts.tsx'
import { PaymentRefunds, withReceipt } from '../checkout/payment-refunds.tsx'
import type { Outcome } from '../checkout/poll-policy.ts'
import { continuePayment } from '../pay/continue-payment.ts'
import './family.css'
import '../checkout/checkout.css'

/** The guardian's children in one list with one payment, or the payment that the address names. */
export function FamilyPanel(props: GuardianProps) {
  const [search] = useSearchParams()
  const payment = search.get('family')
  if (payment === null) return <Family {...props} />
  return <FollowedFamilyPayment key={payment} token={payment} {...props} />
}

function Family(props: GuardianProps) {
  const t = useTranslate()
  const { children, refresh, retry } = useChildren(props.onSessionEnd)
  if (children.is === 'loading') return <Skeleton blocks={[24, 160, 160, 48]} />
  if (children.is === 'failed') return <DataFailure problem={children.problem} onRetry={retry} />
  const { email, billingPhone } = props.season.school
  if (children.children.length === 0)
    return (
      <div className="portal__empty">
        <p>{t('family.empty')}</p>
        <p>{t('family.emptyHelp', { email, phone: billingPhone })}</p>
      </div>
    )
  return <FamilyList {...props} family={children.children} onRefresh={refresh} />
}

const source: PaymentSource<FamilyPayment> = {
  pathOf: (token) => `/api/family/payment/${encodeURIComponent(token)}`,
  listen: null,
  isComplete: ({ data }) => data.shares.every(({ receiptToken }) => receiptToken !== null),
}

/** One payment for several children, followed until every receipt is there. */
function FollowedFamilyPayment({ token, season, onSessionEnd }: GuardianProps & { token: string }) {
  const { heartbeat, school, documents } = season
  const { outcome, result, checkAgain } = useGuardianPayment(source, {
    token,
    schedule: heartbeat,
    onSessionEnd,
  })
  return (
    <div className="portal__payment">
      <FamilyOutcome
        outcome={outcome}
        result={result}
        phone={school.billingPhone}
        documents={documents.enabled}
        onAgain={checkAgain}
      />
    </div>
  )
}

type Children =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; children: readonly FamilyChild[] }

/** The guardian's children as they stand now; `look` asks again and keeps the list in sight meanwhile. */
function useChildren(onSessionEnd: () => void) {
  const [children, setChildren] = useState<Children>({ is: 'loading' })
  const [isAsking, setIsAsking] = useState(true)
  const settle = useEffectEvent((next: Children) => {
    setIsAsking(false)
    const isOver = next.is === 'failed' && [401, 403].includes(next.problem.status)
    if (isOver) return onSessionEnd()
    // What is in sight stays there when it cannot be read again.
    return setChildren((now) => (next.is === 'failed' && now.is === 'ready' ? now : next))
  })
  useEffect(() => {
    if (!isAsking) return undefined
    const leaving = new AbortController()
    hub.get<FamilyChild[]>('/api/family', { signal: leaving.signal }).then(
      (read) => settle({ is: 'ready', children: read }),
      (thrown: unknown) => leaving.signal.aborted || settle({ is: 'failed', problem: toProblem(thrown) }),
    )
    return () => leaving.abort()
  }, [isAsking])
  useEffect(() => {
    // Back from the provider, a browser may show this page as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setIsAsking(true)
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  const refresh = useCallback(() => setIsAsking(true), [])
  const retry = useCallback(() => {
    setChildren({ is: 'loading' })
    refresh()
  }, [refresh])
  return { children, refresh, retry }
}

interface Props {
  outcome: Outcome
  result: FamilyPayment | null
  phone: string
  /** The school has its documents signed online. */
  documents: boolean
  onAgain: () => void
}

/** What became of the payment, each child's part of it, and what to do next. */
function FamilyOutcome({ outcome, result, phone, documents, onAgain }: Props) {
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
      {hasInvoice(outcome) && result && <PaymentPayer token={result.token} phone={phone} />}
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

interface FamilySharesProps {
  shares: FamilyPayment['data']['shares']
  isPaid: boolean
}

/** Each child's part of the payment, with its own receipt once it is there. */
function FamilyShares({ shares, isPaid }: FamilySharesProps) {
  const t = useTranslate()
  return (
    <ul className="shares" aria-label={t('family.payment.shares')}>
      {shares.map(({ student, amount, receiptToken, refunds }) => (
        <li key={student.code} className="shares__one">
          <span className="shares__name">{student.name || student.code}</span>
          <Money amount={amount} />
          {receiptToken !== null && (
            <Link
              className="button button--secondary"
              aria-label={t('family.receiptOf', { name: student.name })}
              to={`/enrollment/resume/${receiptToken}`}
            >
              {t('family.receipt')}
            </Link>
          )}
          {isPaid && receiptToken === null && (
            <span className="shares__soon">{t('family.payment.receiptWaits')}</span>
          )}
          <PaymentRefunds refunds={withReceipt(refunds, receiptToken)} />
        </li>
      ))}
    </ul>
  )
}
