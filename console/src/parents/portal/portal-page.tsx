import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { useArrival } from './sign-in/use-arrival.ts'
import { forgetChosen } from './invoices/use-chosen.ts'
import { Portal } from './portal.tsx'
import { useRememberedPayer } from './use-remembered-payer.ts'
import { usePortalSession } from './use-portal-session.ts'

/** /enrollment/ParentsLogin: the sign-in, and behind it the guardian's invoices, enrollments and payments. */
export function PortalPage() {
  const t = useTranslate()
  const { visitor, refresh, onSessionEnd, leave } = usePortalSession()
  const arrival = useArrival()
  const [search] = useSearchParams()
  const payers = useRememberedPayer()
  const leaveNothing = async () => {
    await leave()
    payers.forget()
    forgetChosen()
  }
  // Who is signed in may still have come with a link, or asks for one.
  const isSigningIn = arrival.verify !== null || arrival.reset !== null || search.has('form')
  const title = <title>{t('portal.title')}</title>

  if (visitor.is === 'in' && !isSigningIn)
    return (
      <>
        {title}
        <Portal
          {...visitor}
          payers={payers}
          onLeave={() => void leaveNothing()}
          onSessionEnd={onSessionEnd}
        />
      </>
    )
  if (visitor.is === 'out' || visitor.is === 'in')
    return (
      <>
        {title}
        <SignInPage
          season={visitor.season}
          arrival={arrival}
          why={visitor.is === 'out' ? visitor.why : 'new'}
          onSignedIn={refresh}
        />
      </>
    )
  return (
    <Waiting title={t('portal.title')}>
      {title}
      {visitor.is === 'failed' ? (
        <RetryPanel
          title={t('portal.failure.data')}
          onRetry={refresh}
          requestId={visitor.problem.requestId || undefined}
        />
      ) : (
        <Skeleton blocks={[48, 24, 160, 240]} />
      )}
    </Waiting>
  )
}
