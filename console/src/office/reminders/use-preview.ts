import { useEffect, useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useReadBy } from '../api/use-read.ts'
import type { Preview, ReminderInput } from './reminder.ts'

const DEBOUNCE_MS = 500

export interface PreviewState {
  /** The last one that the hub could write; kept while the input is incomplete, or another is on its way. */
  readonly preview: Preview | null
  readonly problem: HubProblem | null
  readonly isAsking: boolean
}

/** What a reminder would send now, debounced; null: the input is not complete yet. */
export function usePreview(input: ReminderInput | null): PreviewState {
  // As text, since the form makes new ones at each key.
  const serialized = input === null ? '' : JSON.stringify(input)
  const settled = useDebounced(serialized)
  const {
    answer: preview = null,
    problem,
    isReading,
  } = useReadBy('POST /api/reminders/preview', inputIn(settled), {
    when: settled !== '',
    by: 'form',
  })
  const isAsking = serialized !== settled || isReading
  return { preview, problem: isAsking ? null : problem, isAsking }
}

function useDebounced(serialized: string): string {
  const [settled, setSettled] = useState(serialized)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(serialized), DEBOUNCE_MS)
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

/** The call needs a body even while it is disabled. */
function inputIn(serialized: string): ReminderInput {
  return serialized === '' ? emptyInput : (JSON.parse(serialized) as ReminderInput)
}
