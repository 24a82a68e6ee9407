import { useCallback, useEffect, useState } from 'react'
import { hub, type HubProblem } from '../../../api/hub.ts'
import type { CurrentSeason, StudentInvoices } from '../../../api/types.ts'
import { toProblem } from '../../wizard/use-wizard-data.ts'
import { isPayable } from './chosen.ts'

export type Invoices =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; students: readonly StudentInvoices[] }

/** The open invoices of the guardian's students, as accounting has them now. */
export function useInvoices(
  { everySeconds, noticeAt }: CurrentSeason['heartbeat'],
  onSessionEnd: () => void,
) {
  const [invoices, setInvoices] = useState<Invoices>({ is: 'loading' })
  const [refreshes, setRefreshes] = useState(0)
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.get<StudentInvoices[]>('/api/invoices', { signal }).then(
        (students) => setInvoices({ is: 'ready', students }),
        (thrown: unknown) => {
          if (signal.aborted) return
          const problem = toProblem(thrown)
          if (problem.status === 401) onSessionEnd()
          else setInvoices((now) => (now.is === 'ready' ? now : { is: 'failed', problem }))
        },
      ),
    [onSessionEnd],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  // What is in process comes free or disappears when accounting has recorded it: looked at for a while.
  const isWaiting = invoices.is === 'ready' && invoices.students.some(isInProcess) && refreshes < noticeAt
  useEffect(() => {
    if (!isWaiting) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(
      () => void load(leaving.signal).then(() => setRefreshes(refreshes + 1)),
      everySeconds * 1000,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isWaiting, refreshes, everySeconds, load])

  const refresh = () => void load(new AbortController().signal)
  return {
    invoices,
    refresh,
    show: (students: readonly StudentInvoices[]) => setInvoices({ is: 'ready', students }),
    retry: () => {
      setInvoices({ is: 'loading' })
      refresh()
    },
  }
}

function isInProcess({ invoices }: StudentInvoices): boolean {
  return invoices.some((invoice) => !isPayable(invoice))
}
