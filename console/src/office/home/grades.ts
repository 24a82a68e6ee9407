import type { PatternName } from '../chart/pattern.tsx'
import type { Summary } from './summary.ts'

export type Standing = 'complete' | 'underWay' | 'notBegun' | 'blocked'

export interface GradeStanding {
  readonly id: number
  readonly name: string
  readonly students: number
  readonly counts: Readonly<Record<Standing, number>>
}

export const standings: readonly { readonly standing: Standing; readonly look: PatternName }[] = [
  { standing: 'complete', look: 'full' },
  { standing: 'underWay', look: 'striped' },
  { standing: 'notBegun', look: 'hollow' },
  { standing: 'blocked', look: 'dotted' },
]

/** The grades that have students, those furthest behind first; the school's own order decides among equals. */
export function gradesOf({ grades }: Pick<Summary, 'grades'>): readonly GradeStanding[] {
  return grades
    .filter(({ students }) => students > 0)
    .map(standingOf)
    .toSorted((one, other) => doneShare(one) - doneShare(other))
}

function standingOf({
  grade_id: id,
  grade: name,
  students,
  complete,
  waiting,
  steps,
}: Summary['grades'][number]): GradeStanding {
  const notBegun = steps['not-entered']
  const counts = { complete, underWay: waiting - notBegun, notBegun, blocked: steps.blocked }
  return { id, name, students, counts }
}

function doneShare({ students, counts }: GradeStanding): number {
  return counts.complete / students
}
