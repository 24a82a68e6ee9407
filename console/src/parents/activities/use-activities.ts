import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { Activity } from '../../api/types.ts'

export type ActivitiesState =
  { is: 'loading' } | { is: 'failed'; fault: unknown } | { is: 'ready'; activities: Activity[] }

/** Places are taken by other families all the time: while the list is looked at, it is read again so often. */
const REFRESH_MS = 20_000

/** The activities of a grade. `refresh` reads them again and keeps the list on screen meanwhile. */
export function useActivities(gradeId: number): {
  listed: ActivitiesState
  refresh: () => Promise<void>
  retry: () => void
} {
  const [listed, setListed] = useState<ActivitiesState>({ is: 'loading' })

  const refresh = useCallback(
    () =>
      hub.get<Activity[]>(`/api/enrollment/fees/community/${gradeId}`).then(
        (activities) => setListed({ is: 'ready', activities }),
        // What is on screen stays when only a later reading fails.
        (fault: unknown) => setListed((before) => (before.is === 'ready' ? before : { is: 'failed', fault })),
      ),
    [gradeId],
  )
  useEffect(() => {
    void refresh()
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(refreshIfVisible, REFRESH_MS)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [refresh])

  const retry = () => {
    setListed({ is: 'loading' })
    void refresh()
  }
  return { listed, refresh, retry }
}
