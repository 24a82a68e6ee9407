import { useEffect, useState } from 'react'
import { hub, isProblem } from '../../api/hub.ts'
import type { Facilities } from '../../api/types.ts'
import { useLocale } from '../../i18n.ts'

const REFRESH_MS = 60_000

export type FacilitiesState =
  | { is: 'loading' }
  | { is: 'failed'; requestId: string | undefined }
  | { is: 'ready'; facilities: Facilities }

/** What is open now, in the reader's language; looked at again every minute, for the hours go on. */
export function useFacilities() {
  const { locale } = useLocale()
  const [state, setRead] = useState<FacilitiesState>({ is: 'loading' })
  const [refreshes, setRefreshes] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const headers = { 'Accept-Language': locale }
    hub.get<Facilities>('/api/facilities', { headers, signal: leaving.signal }).then(
      (facilities) => setRead({ is: 'ready', facilities }),
      (fault: unknown) => leaving.signal.aborted || setRead((before) => failureOf(before, fault)),
    )
    const timer = setTimeout(() => setRefreshes(refreshes + 1), REFRESH_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [locale, refreshes])

  return { state, reload: () => setRefreshes(refreshes + 1) }
}

/** A failed refresh leaves what was known; only the first failure is shown. */
function failureOf(before: FacilitiesState, fault: unknown): FacilitiesState {
  if (before.is === 'ready') return before
  return { is: 'failed', requestId: isProblem(fault) ? fault.requestId : undefined }
}
