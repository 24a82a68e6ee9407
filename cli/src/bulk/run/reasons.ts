/** Why lines did not go well, told once with how many they are. */
export interface Reason {
  readonly why: string
  readonly count: number
  /** The first of them. */
  readonly lines: readonly number[]
}

const mostReasons = 20
const mostLines = 3

/** Adds a line to those with the same reason. Past the most reasons a new one is not kept. */
export function withReason(
  reasons: readonly Reason[],
  { line, why }: { readonly line: number; readonly why: string },
): readonly Reason[] {
  const known = reasons.some((reason) => reason.why === why)
  if (!known) return reasons.length < mostReasons ? [...reasons, { why, count: 1, lines: [line] }] : reasons
  return reasons.map((reason) => {
    if (reason.why !== why) return reason
    const lines = reason.lines.length < mostLines ? [...reason.lines, line] : reason.lines
    return { why, count: reason.count + 1, lines }
  })
}

/** How many lines the reasons stand for. */
export function countOf(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { count }) => sum + count, 0)
}
