import { useEffect, useState } from 'react'
import type { HubProblem } from '../../api/problem.ts'
import { useReadBy } from '../api/use-read.ts'
import type { Preview, Terms } from './reminder.ts'

const PAUSE_MS = 500

export interface PreviewState {
  /** The last one that the hub could write; kept while the terms are wrong, or another is on its way. */
  readonly preview: Preview | null
  readonly problem: HubProblem | null
  readonly isAsking: boolean
}

/** What terms would send now, asked a moment after they changed; null: they are not whole yet. */
export function usePreview(terms: Terms | null): PreviewState {
  // As text, since the form makes new ones at each key.
  const written = terms === null ? '' : JSON.stringify(terms)
  const settled = useSettled(written)
  const [last, setLast] = useState<Preview | null>(null)
  const { answer, problem, isReading } = useReadBy('POST /api/reminders/preview', termsIn(settled), {
    when: settled !== '',
  })
  if (answer !== undefined && answer !== last) setLast(answer)
  const isAsking = written !== settled || isReading
  return { preview: last, problem: isAsking ? null : problem, isAsking }
}

function useSettled(written: string): string {
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(written), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [written])
  return settled
}

const nothing: Terms = {
  name: '',
  audience: { steps: [], grades: [], waiting_days: 0 },
  template: { 'es-CO': { subject: '', body: '' } },
  repeat_days: 0,
  at_most: 1,
}

/** Nothing is asked while nothing is written; the call wants terms all the same. */
function termsIn(written: string): Terms {
  return written === '' ? nothing : (JSON.parse(written) as Terms)
}
