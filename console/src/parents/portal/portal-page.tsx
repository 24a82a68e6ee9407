import { useSearchParams } from '../navigation.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { hub, rememberCsrf } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason, GuardianAccount, Session } from '../../api/types.ts'
import { returnToFamily } from '../family/return-to-family.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import { useArrival } from './sign-in/use-arrival.ts'
import { forgetChosen } from './invoices/use-chosen.ts'
import { Portal } from './portal.tsx'
import { useRememberedPayer } from './use-remembered-payer.ts'

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

/** The guardian who is signed in, or why nobody is. */
type PortalVisitor =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'out'; season: CurrentSeason; why: 'new' | 'ended' | 'left' }
  | { is: 'in'; season: CurrentSeason; account: GuardianAccount }

interface PortalSession {
  visitor: PortalVisitor
  /** Reads the session again: after signing in, and after a failure. */
  refresh: () => void
  onSessionEnd: () => void
  leave: () => Promise<void>
}

/** The guardian's session on this page. */
function usePortalSession(): PortalSession {
  const [visitor, setVisitor] = useState<PortalVisitor>({ is: 'loading' })
  const loading = visitor.is === 'loading'
  useEffect(() => {
    if (!loading) return undefined
    let current = true
    readVisitor().then(
      (read) => current && setVisitor(read),
      (thrown: unknown) => current && setVisitor({ is: 'failed', problem: toProblem(thrown) }),
    )
    return () => {
      current = false
    }
  }, [loading])

  const refresh = useCallback(() => setVisitor({ is: 'loading' }), [])
  const signOut = useCallback((why: 'ended' | 'left') => {
    rememberCsrf(null)
    setVisitor((now) => (now.is === 'in' ? { is: 'out', season: now.season, why } : now))
  }, [])
  const onSessionEnd = useCallback(() => signOut('ended'), [signOut])
  const leave = useCallback(async () => {
    // Leaving must work without a connection too: the session then ends by itself.
    await hub.delete('/api/session').catch(() => null)
    signOut('left')
  }, [signOut])
  return { visitor, refresh, onSessionEnd, leave }
}

async function readVisitor(): Promise<PortalVisitor> {
  const [season, found] = await Promise.all([
    hub.get<CurrentSeason>('/api/seasons/current'),
    hub.get<Session>('/api/session'),
  ])
  // A guardian who went into a child's wizard is still the one who is here.
  const session = found.family === true ? await returnToFamily() : found
  if (session.kind !== 'guardian') return { is: 'out', season, why: 'new' }
  rememberCsrf(session.csrfToken)
  return { is: 'in', season, account: await hub.get<GuardianAccount>('/api/guardians/account') }
}
