import { useMemo } from 'react'
import { useReadBy } from '../../api/use-read.ts'
import type { Plan, ProgressRow } from './plan.ts'
import type { StudentNames } from './planned-rows.ts'

/** The students' names: as the plan has them, or asked for when the plan was found by its address. */
export function useNames(rows: readonly ProgressRow[], plan: Plan | null): StudentNames {
  const codes = rows.map(({ student }) => student)
  const { answer } = useReadBy('POST /api/people/students/by_array', codes, {
    when: plan === null && codes.length > 0,
  })
  return useMemo(() => {
    if (plan !== null) return new Map(plan.rows.map(({ student, ...named }) => [student, named]))
    return new Map(
      (answer ?? []).map(({ custom_id: code, first_name: first, last_name: last, grade }) => [
        code,
        { name: `${first} ${last}`, grade },
      ]),
    )
  }, [plan, answer])
}
