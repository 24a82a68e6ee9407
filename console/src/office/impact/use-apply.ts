import { useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import type { HubProblem } from '../../api/problem.ts'
import { useReadAnew } from '../api/use-read.ts'
import { applyChange } from './apply-change.ts'
import type { PlannedChange } from './plan-changes.ts'

export interface Applied {
  readonly change: PlannedChange
  /** Null: it was made. */
  readonly problem: HubProblem | null
}

export interface Applying {
  readonly applied: readonly Applied[]
  readonly state: 'asked' | 'running' | 'over'
  readonly apply: () => Promise<void>
}

/** Makes the changes one after another. One that is refused stops none of the others: each is a fee of its own. */
export function useApply(plan: readonly PlannedChange[]): Applying {
  const [applied, setApplied] = useState<readonly Applied[]>([])
  const [state, setState] = useState<Applying['state']>('asked')
  const readAnew = useReadAnew()

  async function apply(): Promise<void> {
    setState('running')
    for (const change of plan) {
      const problem = await refusalOf(change)
      setApplied((before) => [...before, { change, problem }])
    }
    setState('over')
    await readAnew()
  }

  return { applied, state, apply }
}

async function refusalOf(change: PlannedChange): Promise<HubProblem | null> {
  try {
    await applyChange(change)
    return null
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown
    return thrown
  }
}
