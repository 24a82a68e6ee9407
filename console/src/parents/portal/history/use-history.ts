import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../../api/hub.ts'
import type { HubProblem } from '../../../api/hub.ts'
import { toProblem } from '../../wizard/use-wizard-data.ts'

const SIZE = 10

type History<Payment> =
  | { is: 'loading' }
  | { is: 'failed'; problem: HubProblem }
  | { is: 'ready'; payments: readonly Payment[]; total: number }

/** The guardian's payments of one kind, the newest first; `more` reads on. */
export function useHistory<Payment>(path: string, onSessionEnd: () => void) {
  const [history, setHistory] = useState<History<Payment>>({ is: 'loading' })
  const [size, setSize] = useState(SIZE)
  const load = useCallback(
    (signal: AbortSignal) =>
      hub.rows<Payment>(`${path}?page[size]=${size}`, { signal }).then(
        ({ rows, total }) => setHistory({ is: 'ready', payments: rows, total }),
        (thrown: unknown) => {
          if (signal.aborted) return
          const problem = toProblem(thrown)
          if (problem.status === 401) onSessionEnd()
          else setHistory({ is: 'failed', problem })
        },
      ),
    [path, size, onSessionEnd],
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
