import { useEffect, useState } from 'react'
import { hub, HubProblem, isProblem } from '../../api/hub.ts'
import type { SplitAnswer, SplitRequest } from '../../api/types.ts'

export type ReadSplit = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; answer: SplitAnswer }

/** How a student's order is paid in parts, to be made and undone; `onChange` after each. */
export function useSplit(student: string, onChange: () => Promise<void>) {
  const [read, setRead] = useState<ReadSplit>({ is: 'loading' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<HubProblem | null>(null)
  const [isMade, setIsMade] = useState(false)
  const path = `/api/enrollment/splits/${encodeURIComponent(student)}`

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    hub.get<SplitAnswer>(path, { signal }).then(
      (answer) => setRead({ is: 'ready', answer }),
      () => signal.aborted || setRead({ is: 'failed' }),
    )
    return () => leaving.abort()
  }, [path])

  const change = async (act: () => Promise<SplitAnswer>) => {
    setBusy(true)
    setProblem(null)
    try {
      setRead({ is: 'ready', answer: await act() })
      await onChange()
    } catch (thrown) {
      setProblem(isProblem(thrown) ? thrown : new HubProblem(0, {}))
    }
    setBusy(false)
  }
  return {
    read,
    busy,
    problem,
    isMade,
    make: (request: Omit<SplitRequest, 'student'>) =>
      change(async () => {
        const made = await hub.put<SplitAnswer>('/api/enrollment/splits', { student, ...request })
        setIsMade(true)
        return made
      }),
    undo: () => change(() => hub.delete<SplitAnswer>(path)),
  }
}
