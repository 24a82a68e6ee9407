import { useSearchParams } from 'react-router'
import { useTexts } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { useArrival } from './sign-in/use-arrival.ts'
import { forgetChosen } from './invoices/use-chosen.ts'
import { Portal } from './portal.tsx'
import { useKeptPayer } from './use-kept-payer.ts'
import { useVisit } from './use-visit.ts'

/** /enrollment/ParentsLogin: the sign-in, and behind it the guardian's invoices, enrollments and payments. */
export function PortalPage() {
  const text = useTexts()
  const { visit, look, onSessionEnd, leave } = useVisit()
  const arrival = useArrival()
  const [search] = useSearchParams()
  const payers = useKeptPayer()
  const leaveNothing = async () => {
    await leave()
    payers.forget()
    forgetChosen()
  }
  // Who is signed in may still have come with a link, or asks for one.
  const isSigningIn = arrival.verify !== null || arrival.reset !== null || search.has('form')
  const title = <title>{text('portal.title')}</title>

  if (visit.is === 'in' && !isSigningIn)
    return (
      <>
        {title}
        <Portal {...visit} payers={payers} onLeave={() => void leaveNothing()} onSessionEnd={onSessionEnd} />
      </>
    )
  if (visit.is === 'out' || visit.is === 'in')
    return (
      <>
        {title}
        <SignInPage
          season={visit.season}
          arrival={arrival}
          why={visit.is === 'out' ? visit.why : 'new'}
          onSignedIn={look}
        />
      </>
    )
  return (
    <Waiting title={text('portal.title')}>
      {title}
      {visit.is === 'failed' ? (
        <RetryPanel
          title={text('portal.failure.data')}
          onRetry={look}
          requestId={visit.problem.requestId || undefined}
        />
      ) : (
        <Skeleton blocks={[48, 24, 160, 240]} />
      )}
    </Waiting>
  )
}
