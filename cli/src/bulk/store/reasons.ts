import type { LineProblem } from '../job.ts'

/** Why lines did not go well, told once with how many they are. */
export interface Reason {
  /** What their sentences have in common. */
  readonly why: string
  /** Whose cells; null where it is of rows as a whole. */
  readonly column: string | null
  readonly count: number
  /** The first of them. */
  readonly lines: readonly number[]
  /** Whom or what the first of them are about; none where the sentence is about nobody. */
  readonly about: readonly string[]
}

const mostReasons = 20
const mostLines = 3

/** Adds a line to those with the same reason. Past the most reasons a new one is not kept. */
export function withReason(
  reasons: readonly Reason[],
  { line, why, about, column: named }: LineProblem & { readonly line: number },
): readonly Reason[] {
  const column = named ?? null
  const common = about === undefined ? why : why.replace(`${about}: `, '')
  const abouts = about === undefined ? [] : [about]
  const isSame = (reason: Reason) => reason.why === common && reason.column === column
  const known = reasons.some(isSame)
  if (!known) {
    const first = { why: common, column, count: 1, lines: [line], about: abouts }
    return reasons.length < mostReasons ? [...reasons, first] : reasons
  }
  return reasons.map((reason) => {
    if (!isSame(reason)) return reason
    const isFirst = reason.lines.length < mostLines
    return {
      ...reason,
      count: reason.count + 1,
      lines: isFirst ? [...reason.lines, line] : reason.lines,
      about: isFirst ? [...reason.about, ...abouts] : reason.about,
    }
  })
}

/** How many lines the reasons stand for. */
export function countOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { count }) => sum + count, 0)
}
