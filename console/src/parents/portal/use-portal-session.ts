import { useCallback, useEffect, useState } from 'react'
import { hub, type HubProblem, rememberCsrf } from '../../api/hub.ts'
import type { CurrentSeason, GuardianAccount, Session } from '../../api/types.ts'
import { returnToFamily } from '../family/return-to-family.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'

/** The guardian who is signed in, or why nobody is. */
export type PortalVisitor =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'out'; season: CurrentSeason; why: 'new' | 'ended' | 'left' }
  | { is: 'in'; season: CurrentSeason; account: GuardianAccount }

export interface PortalSession {
  visitor: PortalVisitor
  /** Reads the session again: after signing in, and after a failure. */
  refresh: () => void
  onSessionEnd: () => void
  leave: () => Promise<void>
}

/** The guardian's session on this page. */
export function usePortalSession(): PortalSession {
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
