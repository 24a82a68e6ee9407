import { Link, useSearchParams } from '../../navigation.tsx'
import { useCallback, useEffect, useState } from 'react'
import type { InvoicePaymentResult, CurrentSeason, StudentInvoices } from '../../../api/types.ts'
import { useTranslate } from '../../../i18n.ts'
import type { PickCharge } from '../../../components/calendar/charge-calendar.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { dayOf } from '../../../dates.ts'
import { hub } from '../../../api/hub.ts'
import type { HubProblem } from '../../../api/hub.ts'
import type { PaymentSource } from '../../checkout/use-payment.ts'
import { toProblem } from '../../wizard/use-wizard-data.ts'
import { DataFailure } from '../data-failure.tsx'
import { PaidDocument } from '../paid-document.tsx'
import type { GuardianProps } from '../guardian-props.ts'
import { useGuardianPayment } from '../use-guardian-payment.ts'
import { PayInvoices } from './pay-invoices.tsx'
import { isPayable } from './chosen.ts'
import { useCalendars } from './use-calendars.ts'
import { YearCharges } from './year-charges.tsx'
import type { Translate } from '../../../i18n.ts'
import { Button } from '../../../components/button.tsx'
import { OUTCOME_VIEWS } from '../../checkout/outcome-view.ts'
import { OutcomeMark } from '../../checkout/outcome-mark.tsx'
import { PaymentFacts } from '../../checkout/payment-facts.tsx'
import type { Outcome } from '../../checkout/poll-policy.ts'
import { continuePayment } from '../../pay/continue-payment.ts'
import './invoices.css'
import '../../checkout/checkout.css'

/** Open invoices by student, or the payment that the address names. */
export function InvoicesTab(props: GuardianProps) {
  const [search] = useSearchParams()
  const payment = search.get('payment')
  if (payment === null) return <InvoiceList {...props} />
  return <InvoicePayment key={payment} token={payment} {...props} />
}

function InvoiceList(props: GuardianProps) {
  const { season, onSessionEnd } = props
  const t = useTranslate()
  const { invoices, refresh, show, retry } = useInvoices(season.heartbeat, onSessionEnd)
  const { calendars, retry: retryCalendars } = useCalendars(invoices, onSessionEnd)
  const yearOf = (code: string | null, pick?: PickCharge) => (
    <YearCharges
      calendars={calendars}
      code={code}
      today={dayOf(season.clock.now)}
      pick={pick}
      onRetry={retryCalendars}
    />
  )
  if (invoices.is === 'loading') return <Skeleton blocks={[48, 24, 160, 48]} />
  if (invoices.is === 'failed')
    return (
      <>
        <DataFailure problem={invoices.problem} onRetry={retry} />
        {calendars.is === 'ready' && yearOf(null)}
      </>
    )
  if (invoices.students.length === 0)
    return (
      <div className="portal__empty">
        <p>{t('portal.invoices.noStudents')}</p>
        <p>{t('portal.invoices.noStudentsBody', { phone: season.school.billingPhone })}</p>
      </div>
    )
  return (
    <PayInvoices
      {...props}
      students={invoices.students}
      yearOf={yearOf}
      onRefresh={refresh}
      onStudents={show}
    />
  )
}

const source: PaymentSource<InvoicePaymentResult> = {
  pathOf: (token) => `/api/invoices/payment/${encodeURIComponent(token)}`,
  listen: null,
  // No receipt follows: accounting takes the invoices off the list.
  isComplete: () => true,
}

/** One payment of invoices, followed until its end. */
function InvoicePayment({ token, season, onSessionEnd }: GuardianProps & { token: string }) {
  const { heartbeat, school } = season
  const { outcome, result, checkAgain } = useGuardianPayment(source, {
    token,
    schedule: heartbeat,
    onSessionEnd,
  })
  return (
    <div className="portal__payment">
      <PaymentOutcome outcome={outcome} result={result} phone={school.billingPhone} onAgain={checkAgain} />
    </div>
  )
}

type Invoices =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; students: readonly StudentInvoices[] }

/** The open invoices of the guardian's students, as accounting has them now. */
function useInvoices({ everySeconds, noticeAt }: CurrentSeason['heartbeat'], onSessionEnd: () => void) {
  const [invoices, setInvoices] = useState<Invoices>({ is: 'loading' })
  const [refreshes, setRefreshes] = useState(0)
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.get<StudentInvoices[]>('/api/invoices', { signal }).then(
        (students) => setInvoices({ is: 'ready', students }),
        (thrown: unknown) => {
          if (signal.aborted) return
          const problem = toProblem(thrown)
          if (problem.status === 401) onSessionEnd()
          else setInvoices((now) => (now.is === 'ready' ? now : { is: 'failed', problem }))
        },
      ),
    [onSessionEnd],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  // What is in process comes free or disappears when accounting has recorded it: looked at for a while.
  const isWaiting = invoices.is === 'ready' && invoices.students.some(isInProcess) && refreshes < noticeAt
  useEffect(() => {
    if (!isWaiting) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(
      () => void load(leaving.signal).then(() => setRefreshes(refreshes + 1)),
      everySeconds * 1000,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isWaiting, refreshes, everySeconds, load])

  const refresh = () => void load(new AbortController().signal)
  return {
    invoices,
    refresh,
    show: (students: readonly StudentInvoices[]) => setInvoices({ is: 'ready', students }),
    retry: () => {
      setInvoices({ is: 'loading' })
      refresh()
    },
  }
}

function isInProcess({ invoices }: StudentInvoices): boolean {
  return invoices.some((invoice) => !isPayable(invoice))
}

interface Props {
  outcome: Outcome
  result: InvoicePaymentResult | null
  phone: string
  onAgain: () => void
}

/** What became of a payment of invoices, and what to do next. */
function PaymentOutcome({ outcome, result, phone, onAgain }: Props) {
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
      {facts && details && (
        <ul className="paid-documents" aria-label={t('portal.history.documents')}>
          {details.documents.map((paid) => (
            <PaidDocument key={`${paid.CardCode}/${paid.DocNum}`} paid={paid} />
          ))}
        </ul>
      )}
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
