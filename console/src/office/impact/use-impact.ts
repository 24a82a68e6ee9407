import { useRef, useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import type { HubProblem } from '../../api/problem.ts'
import { perform } from '../api/call.ts'
import { requestOf, gradesOf } from './plan-changes.ts'
import type { PlannedChange } from './plan-changes.ts'
import type { Impact } from './sum-impacts.ts'

export interface ImpactRun {
  readonly plan: readonly PlannedChange[]
  readonly grades: readonly number[]
  readonly impacts: readonly Impact[]
  /** The grades that the hub could not answer for, and why. */
  readonly failures: readonly { readonly grade: number; readonly problem: HubProblem }[]
  readonly isAsking: boolean
}

export interface ImpactState {
  /** Null: nothing was asked yet. */
  readonly run: ImpactRun | null
  readonly ask: (plan: readonly PlannedChange[]) => Promise<void>
  /** The grades without an answer, once more. */
  readonly retry: () => Promise<void>
  readonly clear: () => void
}

/** Asks grade by grade what changes would do: each answer takes the hub a while, and shows how far it is. */
export function useImpact(): ImpactState {
  const [run, setRun] = useState<ImpactRun | null>(null)
  const turn = useRef(0)

  async function execute(begun: ImpactRun, grades: readonly number[]): Promise<void> {
    turn.current += 1
    const started = turn.current
    setRun(begun)
    let now = begun
    for (const grade of grades) {
      const answer = await askGrade(begun.plan, grade)
      // Somebody asked something else meanwhile.
      if (turn.current !== started) return
      now = isProblem(answer)
        ? { ...now, failures: [...now.failures, { grade, problem: answer }] }
        : { ...now, impacts: [...now.impacts, answer] }
      setRun(now)
    }
    setRun({ ...now, isAsking: false })
  }

  return {
    run,
    ask(plan) {
      const grades = gradesOf(plan)
      return execute({ plan, grades, impacts: [], failures: [], isAsking: true }, grades)
    },
    async retry() {
      if (run === null) return
      const left = run.failures.map(({ grade }) => grade)
      await execute({ ...run, failures: [], isAsking: true }, left)
    },
    clear() {
      turn.current += 1
      setRun(null)
    },
  }
}

async function askGrade(plan: readonly PlannedChange[], grade: number): Promise<Impact | HubProblem> {
  const changes = plan.filter((change) => change.grade === grade).map(requestOf)
  try {
    return await perform('POST /api/enrollment/admin/fees/impact', { grade, changes })
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown
    return thrown
  }
}
