import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { hub, type HubProblem } from '../../api/hub.ts'
import type { FamilyChild } from '../../api/types.ts'
import { toProblem } from '../wizard/use-wizard-data.ts'

export type Children =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; children: readonly FamilyChild[] }

/** The guardian's children as they stand now; `look` asks again and keeps the list in sight meanwhile. */
export function useChildren(onSessionEnd: () => void) {
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
