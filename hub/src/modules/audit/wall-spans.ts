import type { Shift } from '../../shared/clock.ts'

/** From the first instant that counts to the first that does not count any more; open where there is none. */
export interface TimeSpan {
  readonly since?: Date
  readonly until?: Date
}

/** When, by the machine's clock, the season's showed a span: in one piece, or in several where it was set meanwhile. Pure. */
export function wallSpans(shifts: readonly Shift[], season: TimeSpan): readonly TimeSpan[] {
  if (shifts.length === 0) return [season]
  return shifts.flatMap(({ from, ms }, at) => {
    const next = shifts[at + 1]
    const since = [...(at === 0 ? [] : [Date.parse(from)]), ...wallOf(season.since, ms)]
    const until = [...(next === undefined ? [] : [Date.parse(next.from)]), ...wallOf(season.until, ms)]
    const [begins, ends] = [Math.max(...since), Math.min(...until)]
    if (begins >= ends) return []
    return [
      {
        ...(Number.isFinite(begins) && { since: new Date(begins) }),
        ...(Number.isFinite(ends) && { until: new Date(ends) }),
      },
    ]
  })
}

function wallOf(at: Date | undefined, ms: number): readonly number[] {
  return at === undefined ? [] : [at.getTime() - ms]
}
