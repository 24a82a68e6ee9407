import { useState } from 'react'
import type { LinkPaymentResult } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { useOnline } from '../../components/use-online.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { listOf } from '../../components/pay-links/list-of.ts'
import { hasInvoice, outcomeViewOf } from '../checkout/outcome-view.ts'
import { OutcomeMark } from '../checkout/outcome-mark.tsx'
import { PaymentFacts } from '../checkout/payment-facts.tsx'
import { PaymentRefunds, withReceipt } from '../checkout/payment-refunds.tsx'
import { defaultPollSchedule, type Outcome } from '../checkout/poll-policy.ts'
import { type PaymentSource, useFollowedPayment } from '../checkout/use-payment.ts'
import { navigate } from '../navigation.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTitle } from '../page-title.tsx'
import { continuePayment } from '../pay/continue-payment.ts'
import { useSeason } from '../use-season.ts'
import { LinkPayer } from './link-payer.tsx'
import { PayerData } from './payer-data.tsx'
import { typeAgain } from './typed-again.ts'
import '../checkout/checkout.css'
import '../receipt/receipt-print.css'
import './pay-link.css'

const source: PaymentSource<LinkPaymentResult> = {
  pathOf: (token) => `/api/pay-links/payments/${encodeURIComponent(token)}`,
  listen: null,
  // This page is its receipt.
  isComplete: () => true,
}

/** /enrollment/pay/result/:token: a payment by a link, followed until its end, and then its sheet to keep. */
export function LinkResultPage({ token }: { readonly token: string }) {
  const t = useTranslate()
  const season = useSeason()
  const online = useOnline()
  const { outcome, result, checkAgain } = useFollowedPayment(
    source,
    token,
    season?.heartbeat ?? defaultPollSchedule,
  )
  return (
    <>
      <title>{t('payLink.result.title')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <PageHead season={season} />
      <main className="checkout">
        <PageTitle className="unseen">{t('payLink.result.title')}</PageTitle>
        {!online && (
          <Alert kind="warn" title={t('common.offline')}>
            <p>{t('checkout.offlineBody')}</p>
          </Alert>
        )}
        <LinkOutcome outcome={outcome} result={result} onAgain={checkAgain} />
      </main>
    </>
  )
}

interface OutcomeProps {
  outcome: Outcome
  result: LinkPaymentResult | null
  onAgain: () => void
}

function LinkOutcome({ outcome, result, onAgain }: OutcomeProps) {
  const t = useTranslate()
  const { kind, facts } = outcomeViewOf(outcome, result?.data ?? null)
  const said = isTold(outcome) && result !== null ? result : ownTexts(outcome, t)
  return (
    <section className={`outcome outcome--${kind}`}>
      <OutcomeMark kind={kind} />
      <div className="outcome__said" aria-live="polite">
        <h2 className="outcome__title">{said.title}</h2>
        <p className="outcome__body">{said.body}</p>
        {result !== null && result.data.reason !== null && (
          <p className="outcome__body">{t('portal.payment.reason', { reason: result.data.reason })}</p>
        )}
      </div>
      {result !== null && result.completeBy !== null && <PartNote day={result.completeBy} />}
      {result !== null && hasInvoice(outcome) && <Sheet result={result} />}
      {facts && result !== null && <PaymentFacts outcome={outcome} details={result.data} />}
      {result !== null && hasInvoice(outcome) && (
        <LinkPayer path={source.pathOf(result.token)} phone={result.school.phone} />
      )}
      {result !== null && <PaymentRefunds refunds={withReceipt(result.data.refunds, null)} />}
      <Acts outcome={outcome} result={result} onAgain={onAgain} />
      {result !== null && (
        <PayerData path={source.pathOf(result.token)} erased={result.erased} onErased={onAgain} />
      )}
    </section>
  )
}

/** That others pay the rest, and what becomes of this payment where they do not. */
function PartNote({ day }: { day: string }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <p className="outcome__body">
      {t('payLink.page.part')} {t('payLink.page.partUntil', { day: longDate(day, locale) })}
    </p>
  )
}

/** The hub's own words, where it has said something of this payment. */
function isTold(outcome: Outcome): boolean {
  return !['WAITING', 'GAVE UP', 'UNKNOWN', 'NOT FOUND', 'SIGNED OUT'].includes(outcome)
}

function ownTexts(outcome: Outcome, t: ReturnType<typeof useTranslate>) {
  const key = { WAITING: 'waiting', 'GAVE UP': 'gaveUp', UNKNOWN: 'gaveUp' }[outcome as string] ?? 'notFound'
  return { title: t(`payLink.result.${key}.title`), body: t(`payLink.result.${key}.body`) }
}

/** To whom, by whom, and of what as far as the sender of the link allowed. */
function Sheet({ result: { school, payer, children, concepts, names } }: { result: LinkPaymentResult }) {
  const t = useTranslate()
  const { locale } = useLocale()
  return (
    <dl className="outcome__facts">
      <dt>{t('payLink.result.to')}</dt>
      <dd>
        {school.name} · {t('payLink.result.nit', { nit: school.nit })}
      </dd>
      {payer !== null && (
        <>
          <dt>{t('payLink.result.payer')}</dt>
          <dd>{payer}</dd>
        </>
      )}
      {names !== null && names.length > 0 && (
        <>
          <dt>{t('payLink.result.names')}</dt>
          <dd>{listOf(names, locale)}</dd>
        </>
      )}
      {names === null && children > 1 && (
        <>
          <dt>{t('payLink.result.names')}</dt>
          <dd>{t('payLink.result.children', { n: children })}</dd>
        </>
      )}
      {concepts !== null && (
        <>
          <dt>{t('payLink.result.concepts')}</dt>
          <dd>{concepts.join(', ')}</dd>
        </>
      )}
    </dl>
  )
}

/** Goes back to the link with what was typed before. */
function TryAgain({ link, payment }: { link: string; payment: string }) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    await typeAgain(link, source.pathOf(payment))
    navigate(`/enrollment/pay/${link}`)
  }
  return (
    <Button busy={busy} onClick={() => void go()}>
      {t('payLink.result.retry')}
    </Button>
  )
}

function Acts({ outcome, result, onAgain }: OutcomeProps) {
  const t = useTranslate()
  const mayContinue = result?.data.go != null
  const mayRetry = result?.data.payAgainSafe === true && result.link !== null
  return (
    <div className="outcome__acts">
      {outcome === 'APROBADO' && <Button onClick={() => window.print()}>{t('payLink.result.print')}</Button>}
      {mayContinue && (
        <Button onClick={() => continuePayment(result, () => undefined)}>{t('checkout.continue')}</Button>
      )}
      {mayRetry && result.link !== null && <TryAgain link={result.link} payment={result.token} />}
      {(outcome === 'GAVE UP' || outcome === 'UNKNOWN') && (
        <Button variant="secondary" onClick={onAgain}>
          {t('checkout.again')}
        </Button>
      )}
    </div>
  )
}
