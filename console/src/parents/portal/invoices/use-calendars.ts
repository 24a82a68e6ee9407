import { useCallback, useEffect, useState } from 'react'
import { hub, type HubProblem } from '../../../api/hub.ts'
import type { GuardianCalendar } from '../../../api/types.ts'
import { toProblem } from '../../wizard/use-wizard-data.ts'

export type Calendars =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; students: readonly GuardianCalendar[] }

/** The calendars of the guardian's students, read after the invoices and anew whenever these change. */
export function useCalendars(
  invoices: { readonly is: 'loading' | 'failed' | 'ready' },
  onSessionEnd: () => void,
) {
  const [calendars, setCalendars] = useState<Calendars>({ is: 'loading' })
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.get<GuardianCalendar[]>('/api/invoices/calendar', { signal }).then(
        (students) => setCalendars({ is: 'ready', students }),
        (thrown: unknown) => {
          if (signal.aborted) return
          const problem = toProblem(thrown)
          if (problem.status === 401) onSessionEnd()
          else setCalendars((now) => (now.is === 'ready' ? now : { is: 'failed', problem }))
        },
      ),
    [onSessionEnd],
  )
  useEffect(() => {
    if (invoices.is === 'loading') return undefined
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load, invoices])

  const retry = () => {
    setCalendars({ is: 'loading' })
    void load(new AbortController().signal)
  }
  return { calendars, retry }
}
