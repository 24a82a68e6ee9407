import { useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { CurrentSeason, ShownPayLink } from '../../api/types.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { LinkFacts } from '../../components/pay-links/link-facts.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTranslate } from '../../i18n.ts'
import { Link, navigate } from '../navigation.tsx'
import { PageHead } from '../page-head.tsx'
import { PageTitle } from '../page-title.tsx'
import { continuePayment } from '../pay/continue-payment.ts'
import { useByToken } from '../use-by-token.ts'
import { useSeason } from '../use-season.ts'
import { LinkForm } from './link-form.tsx'
import { typedFor } from './typed-again.ts'
import { ownPaymentOf, usePayLink } from './use-pay-link.ts'
import './pay-link.css'

/** /enrollment/pay/:token: what can be paid by a link, for whoever was sent it and has no session. */
export function PayLinkPage({ token }: { readonly token: string }) {
  const t = useTranslate()
  const season = useSeason()
  const { state, retry } = useByToken<ShownPayLink>('/api/pay-links', token)
  return (
    <>
      <title>{t('payLink.page.title')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <PageHead season={season} />
      <main className="pay-link">
        <PageTitle>{t('payLink.page.title')}</PageTitle>
        {state.is === 'loading' && <Skeleton blocks={[96, 48, 48, 48]} />}
        {state.is === 'failed' && <RetryPanel onRetry={retry} requestId={state.requestId} />}
        {state.is === 'not-found' && (
          <Alert kind="error" title={t('payLink.page.unknown')}>
            <p>{t('payLink.page.unknownBody')}</p>
          </Alert>
        )}
        {state.is === 'ready' && (
          <ReadLink key={token} token={token} link={state.found} season={season} onRead={retry} />
        )}
      </main>
    </>
  )
}

interface ReadLinkProps {
  token: string
  link: ShownPayLink
  season: CurrentSeason | null
  onRead: () => void
}

function ReadLink({ token, link, season, onRead }: ReadLinkProps) {
  if (link.state === 'payable' && link.amount !== null)
    return <Payable token={token} link={link} amount={link.amount} season={season} onRead={onRead} />
  return <NotPayable token={token} link={link} onRead={onRead} />
}

/** Why nothing can be paid here now, and whom to ask. */
function NotPayable({ token, link: { state, school }, onRead }: Omit<ReadLinkProps, 'season'>) {
  const t = useTranslate()
  const own = ownPaymentOf(token)
  if (state === 'paying' && own !== null) return <OwnPayment token={own} />
  const mayChange = state === 'paying' || state === 'not-now'
  const again = (
    <Button variant="secondary" onClick={onRead}>
      {t('payLink.page.again')}
    </Button>
  )
  return (
    <Alert
      kind={state === 'paid' ? 'success' : 'info'}
      title={t(`payLink.page.state.${state}.title`)}
      actions={mayChange && again}
    >
      <p>{t(`payLink.page.state.${state}.body`, { phone: school.phone })}</p>
    </Alert>
  )
}

/** Back from the provider's page by the browser's own button, the payer goes on with what they have begun. */
function OwnPayment({ token }: { readonly token: string }) {
  const t = useTranslate()
  return (
    <Alert
      kind="info"
      title={t('payLink.page.own.title')}
      actions={
        <Link className="button button--primary" to={`/enrollment/pay/result/${token}`}>
          {t('payLink.page.own.act')}
        </Link>
      }
    >
      <p>{t('payLink.page.own.body')}</p>
    </Alert>
  )
}

/** What is paid and who pays it. A new price is shown, and paid by another press alone. */
function Payable({ token, link, amount, season, onRead }: ReadLinkProps & { amount: number }) {
  const t = useTranslate()
  const [total, setTotal] = useState(amount)
  const [shown, setShown] = useState(link)
  // What it is for is read anew beside a new price, or is not said; what was typed stays.
  const readAgain = () =>
    hub
      .get<ShownPayLink>(`/api/pay-links/${encodeURIComponent(token)}`)
      .then(setShown, () => setShown({ ...link, concepts: null }))
  const toResult = (payment: string) => navigate(`/enrollment/pay/result/${payment}`)
  const { paying, pay } = usePayLink({
    token,
    onStarted: (result) => continuePayment(result, toResult),
    onChanged: (changed) => {
      setTotal(changed)
      void readAgain()
    },
    onStale: onRead,
  })
  return (
    <>
      <LinkFacts link={shown} amount={total} />
      {total !== amount && (
        <Alert kind="warn" title={t('payLink.page.changed')}>
          <p>{t('payLink.page.changedBody')}</p>
        </Alert>
      )}
      <LinkForm
        typed={typedFor(token)}
        isInvoiced={link.isInvoiced}
        total={total}
        season={season}
        busy={paying.is === 'working'}
        problem={paying.is === 'refused' ? paying.problem : null}
        onPay={(payer, invoicePayer) => void pay({ shownTotal: total, payer, invoicePayer })}
      />
    </>
  )
}
