import { useCallback, useEffect, useState } from 'react'
import { hub, type HubProblem } from '../../../api/hub.ts'
import type { PastPayment } from '../../../api/types.ts'
import { problemOf } from '../../wizard/use-wizard.ts'

const SIZE = 10

export type History =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; payments: readonly PastPayment[]; total: number }

/** The guardian's payments, the newest first; `more` reads on. */
export function useHistory(onSessionEnd: () => void) {
  const [history, setHistory] = useState<History>({ is: 'loading' })
  const [size, setSize] = useState(SIZE)
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.rows<PastPayment>(`/api/invoices/payments?page[size]=${size}`, { signal }).then(
        ({ rows, total }) => setHistory({ is: 'ready', payments: rows, total }),
        (thrown: unknown) => {
          if (signal.aborted) return
          const problem = problemOf(thrown)
          if (problem.status === 401) onSessionEnd()
          else setHistory({ is: 'failed', problem })
        },
      ),
    [size, onSessionEnd],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  return {
    history,
    more: () => setSize(size + SIZE),
    retry: () => {
      setHistory({ is: 'loading' })
      void load(new AbortController().signal)
    },
  }
}
