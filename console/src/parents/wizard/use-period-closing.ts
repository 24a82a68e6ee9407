import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason, Draft, WizardStudent } from '../../api/types.ts'
import { useHubMinute } from '../../components/season-now.ts'
import { isFixed } from './is-fixed.ts'
import { isPeriodOpen } from './steps.ts'

interface PeriodClosingInput {
  first: CurrentSeason
  student: WizardStudent
  draft: Draft
  /** What the hub refused of this draft. */
  problems: readonly (HubProblem | null)[]
}

interface PeriodClosing {
  /** As the hub knows it since a period closed. */
  season: CurrentSeason
  /** Whether the period of this draft cannot be paid any more. */
  closed: boolean
  /** The hub refused the draft's period as closed. */
  onPeriodClosed: () => void
}

/** Knows that a period closed while the page stays open: the season is read anew, and what was chosen is held to it. */
export function usePeriodClosing({ first, student, draft, problems }: PeriodClosingInput): PeriodClosing {
  const [season, setSeason] = useState(first)
  const [refused, setRefused] = useState<Draft['period'] | null>(null)
  const hasEnded = useHasEnded(season)
  const isRefused = problems.some((problem) => problem?.code === 'PERIOD_CLOSED')

  const read = useCallback(() => {
    // Without an answer the page goes by what the hub said of the period.
    hub.get<CurrentSeason>('/api/seasons/current').then(setSeason, () => null)
  }, [])
  useEffect(() => {
    if (isRefused || hasEnded) read()
  }, [isRefused, hasEnded, read])

  const onPeriodClosed = () => {
    setRefused(draft.period)
    read()
  }
  const open = isPeriodOpen({ season, student, draft }) && !isRefused && refused !== draft.period
  return { season, closed: !open && !isFixed(student), onPeriodClosed }
}

/** By this page's clock a period is over that the hub still offered when it was asked. */
function useHasEnded({ clock, periods }: CurrentSeason): boolean {
  const now = Date.parse(useHubMinute(clock))
  return periods.some(({ available, until }) => available && until !== null && Date.parse(until) <= now)
}
