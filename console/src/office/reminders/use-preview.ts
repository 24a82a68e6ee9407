import { useEffect, useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useReadBy } from '../api/use-read.ts'
import type { Preview, ReminderInput } from './reminder.ts'

const PAUSE_MS = 500

export interface PreviewState {
  /** The last one that the hub could write; kept while the terms are wrong, or another is on its way. */
  readonly preview: Preview | null
  readonly problem: HubProblem | null
  readonly isAsking: boolean
}

/** What terms would send now, asked a moment after they changed; null: they are not whole yet. */
export function usePreview(input: ReminderInput | null): PreviewState {
  // As text, since the form makes new ones at each key.
  const serialized = input === null ? '' : JSON.stringify(input)
  const settled = useDebounced(serialized)
  const [last, setLast] = useState<Preview | null>(null)
  const { answer, problem, isReading } = useReadBy('POST /api/reminders/preview', inputIn(settled), {
    when: settled !== '',
  })
  if (answer !== undefined && answer !== last) setLast(answer)
  const isAsking = serialized !== settled || isReading
  return { preview: last, problem: isAsking ? null : problem, isAsking }
}

function useDebounced(serialized: string): string {
  const [settled, setSettled] = useState(serialized)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(serialized), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [serialized])
  return settled
}

const emptyInput: ReminderInput = {
  name: '',
  audience: { steps: [], grades: [], waiting_days: 0 },
  template: { 'es-CO': { subject: '', body: '' } },
  repeat_days: 0,
  at_most: 1,
}

/** Nothing is asked while nothing is written; the call wants terms all the same. */
function inputIn(serialized: string): ReminderInput {
  return serialized === '' ? emptyInput : (JSON.parse(serialized) as ReminderInput)
}
