import { Link } from 'react-router'
import { useEffect, useRef } from 'react'
import type { CurrentSeason, Quote, WizardStudent, PaymentData } from '../../api/types.ts'
import { useTranslate, useLocale } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { isBalanceKnown } from './is-balance-known.ts'
import { dayOf, longDate } from '../../dates.ts'
import type { PollSchedule, Outcome } from '../checkout/poll-policy.ts'
import { usePayment } from '../checkout/use-payment.ts'
import type { HubProblem } from '../../api/hub.ts'
import { noAnswer } from '../../components/no-answer.ts'
import { useOnline } from '../../components/use-online.ts'
import { RetryButton } from './retry-button.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import type { QuoteState } from './use-quote.ts'

interface Props {
  student: WizardStudent
  quote: Quote | null
  season: CurrentSeason
  onRetry: () => void
}

/** What the family owes or has in favour, and whom to call; nothing at 0. An unread balance is never taken as 0. */
export function BalanceNotice({ student, quote, season, onRetry }: Props) {
  const t = useTranslate()
  const { balance } = student
  const phone = season.school.billingPhone
  if (balance === null || !isBalanceKnown({ student, quote }))
    return (
      <Alert
        kind="error"
        title={t('wizard.balanceUnread')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        <p>{t('wizard.balanceUnreadBody', { phone })}</p>
      </Alert>
    )
  if (balance.kind === 'none') return null
  const amount = `$${formatCop(Math.abs(balance.amount))}`
  const owed = balance.kind === 'due'
  return (
    <Alert
      kind={owed ? 'warn' : 'success'}
      title={t(owed ? 'wizard.balanceDue' : 'wizard.balanceInFavour', { amount })}
    >
      <p>{t(owed ? 'wizard.balanceDueBody' : 'wizard.balanceInFavourBody', { phone })}</p>
    </Alert>
  )
}

interface LastPaymentProps {
  order: WizardStudent['order']
  schedule: PollSchedule
}

/** A payment that came to nothing, perhaps while nobody looked: the order is open again as if nothing had been. */
export function LastPayment({ order: { status, token }, schedule }: LastPaymentProps) {
  if (status !== 'open' || token === null) return null
  return <EndedPayment key={token} token={token} schedule={schedule} />
}

function EndedPayment({ token, schedule }: { token: string; schedule: PollSchedule }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { outcome, result } = usePayment(token, schedule)
  const data = result?.data ?? null
  const outcomeName = data === null ? null : outcomeKey(outcome, data)
  if (data === null || outcomeName === null) return null
  const link = (
    <Link className="button button--secondary" to={`/enrollment/checkout?token=${token}`}>
      {t('pay.seePayment')}
    </Link>
  )
  const day = longDate(dayOf(outcomeName === 'agreement' ? data.expiresAt : data.since), locale)
  return (
    <Alert kind="warn" title={t(`pay.last-${outcomeName}`)} actions={link}>
      <p>{t(`pay.last-${outcomeName}-body`, { reference: data.reference, day })}</p>
    </Alert>
  )
}

function outcomeKey(outcome: Outcome, { path }: PaymentData): 'agreement' | 'expired' | 'declined' | null {
  if (outcome === 'RECHAZADO') return 'declined'
  if (outcome !== 'EXPIRADO') return null
  return path === 'agreement' ? 'agreement' : 'expired'
}

interface OfflineNoticeProps {
  problem: HubProblem | null
  onRetry: () => void
}

/** No connection, or a hub that cannot be reached: in sight wherever the page is. */
export function OfflineNotice({ problem, onRetry }: OfflineNoticeProps) {
  const t = useTranslate()
  const online = useOnline()
  if (online && problem?.status !== 0) return null
  return (
    <div className="wizard__offline">
      <Alert
        kind="warn"
        title={t(`common.${noAnswer()}`)}
        actions={online && <RetryButton onRetry={onRetry} />}
      >
        <p>{t(`common.${noAnswer()}Body`)}</p>
      </Alert>
    </div>
  )
}

interface PeriodClosedProps {
  /** Shows the step where periods are chosen. */
  onChoose: () => void
}

/** The chosen period closed: said once, with the way to choose another. It takes the focus. */
export function PeriodClosed({ onChoose }: PeriodClosedProps) {
  const t = useTranslate()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The step takes the focus in the same turn, after what stands before it.
    const turn = requestAnimationFrame(() => {
      notice.current?.focus()
    })
    return () => cancelAnimationFrame(turn)
  }, [])
  const choose = () => {
    onChoose()
    focusPeriods()
  }
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        kind="error"
        title={t('wizard.periodClosed')}
        actions={<Button onClick={choose}>{t('wizard.choosePeriod')}</Button>}
      >
        <p>{t('wizard.periodClosedBody')}</p>
      </Alert>
    </div>
  )
}

function focusPeriods(): void {
  document.querySelector<HTMLInputElement>('input[name="period"]:enabled')?.focus()
}

/** Why there is no price for the choices of this draft, in the hub's words where it gave them. */
export function PriceProblem({ priced, season }: { priced: QuoteState; season: CurrentSeason }) {
  const t = useTranslate()
  const { problem, retry } = priced
  const online = useOnline()
  if (!problem || problem.status === 401 || problem.code === 'PERIOD_CLOSED') return null
  // Without a connection the page already says so, and the price is asked again when it returns.
  if (problem.status === 0 && !online) return null
  if (problem.status >= 400 && problem.status < 500)
    return (
      <Alert
        kind="error"
        title={problem.title || t('wizard.noPrice')}
        actions={<RetryButton onRetry={retry} />}
      >
        <p>{problem.detail || t('wizard.noPriceBody', { phone: season.school.phone })}</p>
      </Alert>
    )
  return <RetryPanel onRetry={retry} requestId={problem.requestId} title={t('wizard.priceFailed')} />
}

interface ProblemNoticeProps {
  problem: HubProblem | null
  onRetry: () => void
}

/** What the hub refused to keep. The choices stay on the page; what has a notice of its own is not said twice. */
export function ProblemNotice({ problem, onRetry }: ProblemNoticeProps) {
  const t = useTranslate()
  if (!problem || problem.status === 0 || problem.status === 401 || problem.code === 'PERIOD_CLOSED')
    return null
  return (
    <Alert
      kind="error"
      title={problem.title || t('wizard.notKept')}
      actions={<RetryButton onRetry={onRetry} />}
    >
      <p>{problem.detail || t('wizard.notKeptBody')}</p>
    </Alert>
  )
}
