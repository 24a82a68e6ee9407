import { useState } from 'react'
import type { HubProblem } from '../../../api/hub.ts'
import { toProblem } from '../../wizard/use-wizard-data.ts'

/** One form that is sent: busy while it is, and what the hub said when it did not take it. */
export function useSending<Answer>(ask: () => Promise<Answer>, onAnswer: (answer: Answer) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<HubProblem | null>(null)
  const send = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onAnswer(await ask())
    } catch (thrown) {
      setProblem(toProblem(thrown))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, send: () => void send() }
}
