import type { Summary } from '../../../src/office/home/summary.ts'
import { steps } from '../../../src/office/steps.ts'
import type { Step } from '../../../src/office/steps.ts'

type Grade = Summary['grades'][number]

export function aGrade(grade: string, at: Partial<Record<Step, number>>): Grade {
  const counts = Object.fromEntries(steps.map((step) => [step, at[step] ?? 0])) as Grade['steps']
  const students = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const { complete, blocked } = counts
  return {
    grade_id: grade.length,
    grade,
    students,
    complete,
    waiting: students - complete - blocked,
    steps: counts,
  }
}
