import type { PatternName } from '../chart/chart.tsx'
import type { Summary } from './summary.ts'

export type GradeProgress = 'complete' | 'underWay' | 'notBegun' | 'blocked'

export interface GradeCounts {
  readonly id: number
  readonly name: string
  readonly students: number
  readonly counts: Readonly<Record<GradeProgress, number>>
}

export const gradeProgressStates: readonly {
  readonly progress: GradeProgress
  readonly pattern: PatternName
}[] = [
  { progress: 'complete', pattern: 'full' },
  { progress: 'underWay', pattern: 'striped' },
  { progress: 'notBegun', pattern: 'hollow' },
  { progress: 'blocked', pattern: 'dotted' },
]

/** The grades that have students, those furthest behind first; the school's own order decides among equals. */
export function gradesOf({ grades }: Pick<Summary, 'grades'>): readonly GradeCounts[] {
  return grades
    .filter(({ students }) => students > 0)
    .map(progressOf)
    .toSorted((one, other) => doneShare(one) - doneShare(other))
}

function progressOf({
  grade_id: id,
  grade: name,
  students,
  complete,
  waiting,
  steps,
}: Summary['grades'][number]): GradeCounts {
  const notBegun = steps['not-entered']
  const counts = { complete, underWay: waiting - notBegun, notBegun, blocked: steps.blocked }
  return { id, name, students, counts }
}

function doneShare({ students, counts }: GradeCounts): number {
  return counts.complete / students
}
