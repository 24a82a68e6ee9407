import { useOnError } from '@refinedev/core'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import type { HubProblem } from '../../api/problem.ts'
import { ask } from '../api/call.ts'
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
  readonly ask: (plan: readonly PlannedChange[]) => void
  /** The grades without an answer, once more. */
  readonly retry: () => void
  readonly clear: () => void
}

/** What is asked, and when: the same changes asked later are another question. */
interface Question {
  readonly plan: readonly PlannedChange[]
  readonly at: number
}

/** Asks grade by grade what changes would do: each answer takes the hub a while, and shows how far it is. */
export function useImpact(): ImpactState {
  const [question, setQuestion] = useState<Question | null>(null)
  const client = useQueryClient()
  const { mutate: onProblem } = useOnError()
  const { plan, at } = question ?? { plan: [], at: 0 }
  const grades = gradesOf(plan)
  const key = ['impact', at]
  const answers = useQueries({
    queries: grades.map((grade, place) => ({
      queryKey: [...key, grade],
      queryFn: () => askGrade(plan, grade, onProblem),
      // One after the other.
      enabled: grades.slice(0, place).every((before) => isAnswered(client.getQueryState([...key, before]))),
      networkMode: 'always' as const,
      retry: false,
      staleTime: Infinity,
      throwOnError: (thrown: Error) => !isProblem(thrown),
    })),
  })

  function retry(): void {
    const failed = client
      .getQueryCache()
      .findAll({ queryKey: key, predicate: ({ state }) => state.error !== null })
    for (const query of failed) query.reset()
    void answers.find(({ isError }) => isError)?.refetch()
  }

  const run = {
    plan,
    grades,
    impacts: answers.flatMap(({ data }) => data ?? []),
    failures: answers.flatMap(({ error }, place) =>
      isProblem(error) ? [{ grade: grades[place] ?? 0, problem: error }] : [],
    ),
    isAsking: answers.some(({ isPending }) => isPending),
  }
  return {
    run: question === null ? null : run,
    ask: (asked) => setQuestion({ plan: asked, at: Date.now() }),
    retry,
    clear: () => setQuestion(null),
  }
}

function isAnswered(state: { readonly status: string } | undefined): boolean {
  return state !== undefined && state.status !== 'pending'
}

async function askGrade(plan: readonly PlannedChange[], grade: number, onProblem: (thrown: unknown) => void) {
  const changes = plan.filter((change) => change.grade === grade).map(requestOf)
  try {
    return await ask('POST /api/enrollment/admin/fees/impact', { grade, changes })
  } catch (thrown) {
    onProblem(thrown)
    throw thrown
  }
}
