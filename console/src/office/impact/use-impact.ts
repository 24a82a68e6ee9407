import { useRef, useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import type { HubProblem } from '../../api/problem.ts'
import { perform } from '../api/call.ts'
import { askedOf, gradesOf } from './plan-changes.ts'
import type { PlannedChange } from './plan-changes.ts'
import type { Impact } from './sum-impacts.ts'

export interface Asking {
  readonly plan: readonly PlannedChange[]
  readonly grades: readonly number[]
  readonly impacts: readonly Impact[]
  /** The grades that the hub could not answer for, and why. */
  readonly troubles: readonly { readonly grade: number; readonly problem: HubProblem }[]
  readonly isAsking: boolean
}

export interface ImpactState {
  /** Null: nothing was asked yet. */
  readonly asking: Asking | null
  readonly ask: (plan: readonly PlannedChange[]) => Promise<void>
  /** The grades without an answer, once more. */
  readonly askAgain: () => Promise<void>
  readonly clear: () => void
}

/** Asks grade by grade what changes would do: each answer takes the hub a while, and shows how far it is. */
export function useImpact(): ImpactState {
  const [asking, setAsking] = useState<Asking | null>(null)
  const turn = useRef(0)

  async function run(begun: Asking, grades: readonly number[]): Promise<void> {
    turn.current += 1
    const mine = turn.current
    setAsking(begun)
    let now = begun
    for (const grade of grades) {
      const answer = await askGrade(begun.plan, grade)
      // Somebody asked something else meanwhile.
      if (turn.current !== mine) return
      now = isProblem(answer)
        ? { ...now, troubles: [...now.troubles, { grade, problem: answer }] }
        : { ...now, impacts: [...now.impacts, answer] }
      setAsking(now)
    }
    setAsking({ ...now, isAsking: false })
  }

  return {
    asking,
    ask(plan) {
      const grades = gradesOf(plan)
      return run({ plan, grades, impacts: [], troubles: [], isAsking: true }, grades)
    },
    async askAgain() {
      if (asking === null) return
      const left = asking.troubles.map(({ grade }) => grade)
      await run({ ...asking, troubles: [], isAsking: true }, left)
    },
    clear() {
      turn.current += 1
      setAsking(null)
    },
  }
}

async function askGrade(plan: readonly PlannedChange[], grade: number): Promise<Impact | HubProblem> {
  const changes = plan.filter((change) => change.grade === grade).map(askedOf)
  try {
    return await perform('POST /api/enrollment/admin/fees/impact', { grade, changes })
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown
    return thrown
  }
}
