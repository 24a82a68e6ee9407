import type { Cells, LineProblem, WrongRow } from '../bulk/job.ts'
import type { FirstLines } from './first-lines.ts'
import { studentCodeOf, textOf, wrongIn } from './read-cells.ts'

interface StudentProblems {
  readonly bad: (written: string) => string | LineProblem
  /** What is wrong with a line whose student an earlier one has. */
  readonly twice: (student: string, earlier: number) => LineProblem
}

export interface StudentReading {
  readonly cells: Cells
  readonly line: number
  readonly seen: FirstLines
}

/** The student of a line, who stands in a file once; a line in which something else is wrong is theirs as well. */
export function readStudentOnce(
  { cells, line, seen }: StudentReading,
  { bad, twice }: StudentProblems,
): string | WrongRow {
  const student = studentCodeOf(cells, 'student')
  if (student === null) return wrongIn('student', bad(textOf(cells, 'student')))
  const earlier = seen.lineOf(student, line)
  return earlier === null ? student : wrongIn('student', twice(student, earlier))
}
