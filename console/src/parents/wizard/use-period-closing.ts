import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../api/hub.ts'
import type { HubProblem } from '../../api/hub.ts'
import type { CurrentSeason, Draft, WizardStudent } from '../../api/types.ts'
import { useHubMinute } from '../../components/season-now.ts'
import { isFixed } from './is-fixed.ts'
import { isPeriodOpen } from './steps.ts'

interface Facts {
  first: CurrentSeason
  student: WizardStudent
  draft: Draft
  /** What the hub refused of this draft. */
  problems: readonly (HubProblem | null)[]
}

interface Closing {
  /** As the hub knows it since a period closed. */
  season: CurrentSeason
  /** Whether the period of this draft cannot be paid any more. */
  closed: boolean
  /** The hub refused the draft's period as closed. */
  hear: () => void
}

/** Knows that a period closed while the page stays open: the season is read anew, and what was chosen is held to it. */
export function usePeriodClosing({ first, student, draft, problems }: Facts): Closing {
  const [season, setSeason] = useState(first)
  const [refused, setRefused] = useState<Draft['period'] | null>(null)
  const hasEnded = useHasEnded(season)
  const told = problems.some((problem) => problem?.code === 'PERIOD_CLOSED')

  const read = useCallback(() => {
    // Without an answer the page goes by what the hub said of the period.
    hub.get<CurrentSeason>('/api/seasons/current').then(setSeason, () => null)
  }, [])
  useEffect(() => {
    if (told || hasEnded) read()
  }, [told, hasEnded, read])

  const hear = () => {
    setRefused(draft.period)
    read()
  }
  const open = isPeriodOpen({ season, student, draft }) && !told && refused !== draft.period
  return { season, closed: !open && !isFixed(student), hear }
}

/** By this page's clock a period is over that the hub still offered when it was asked. */
function useHasEnded({ clock, periods }: CurrentSeason): boolean {
  const now = Date.parse(useHubMinute(clock))
  return periods.some(({ available, until }) => available && until !== null && Date.parse(until) <= now)
}
