import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { Activity } from '../../api/types.ts'

export type Listed =
  { is: 'loading' } | { is: 'failed'; fault: unknown } | { is: 'ready'; activities: Activity[] }

/** The activities of a grade. `refresh` reads them again and keeps the list on screen meanwhile. */
export function useActivities(gradeId: number): {
  listed: Listed
  refresh: () => Promise<void>
  retry: () => void
} {
  const [listed, setListed] = useState<Listed>({ is: 'loading' })

  const refresh = useCallback(
    () =>
      hub.get<Activity[]>(`/api/enrollment/fees/community/${gradeId}`).then(
        (activities) => setListed({ is: 'ready', activities }),
        (fault: unknown) => setListed({ is: 'failed', fault }),
      ),
    [gradeId],
  )
  useEffect(() => {
    void refresh()
  }, [refresh])

  const retry = () => {
    setListed({ is: 'loading' })
    void refresh()
  }
  return { listed, refresh, retry }
}
