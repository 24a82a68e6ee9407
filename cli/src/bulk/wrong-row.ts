import type { LineProblem, WrongRow } from './job.ts'

/** A row with all that is wrong with it, so that a person corrects it once: its cells first, then whose it is. */
export function wrongRow(found: readonly LineProblem[]): WrongRow {
  const problems = found
    .toSorted((a, b) => Number(isOfWhom(a)) - Number(isOfWhom(b)))
    .map(({ why, about, column }) => ({
      why,
      ...(about !== undefined && { about }),
      ...(column !== undefined && { column }),
    }))
  const [one, ...others] = problems
  if (one !== undefined && others.length === 0) return { is: 'wrong', ...one }
  return { is: 'wrong', why: problems.map(({ why }) => why).join(' '), problems }
}

function isOfWhom({ about }: LineProblem): boolean {
  return about !== undefined
}

export function problemsOf({ problems, ...one }: WrongRow): readonly LineProblem[] {
  return problems ?? [one]
}

/** What is wrong, behind the column where it does not begin with what stands there. */
export function locatedWhy({ why, about, column }: LineProblem): string {
  return column === undefined || about !== undefined ? why : `${column}: ${why}`
}
