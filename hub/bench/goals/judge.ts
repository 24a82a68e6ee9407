import type { Machine } from '../support/machine.ts'
import type { Goal, Measurement, PlacedGoal, Unit } from './goals.ts'

export type Verdict = 'met' | 'missed' | 'not shown by this machine'

type Bound = Pick<Goal, 'is' | 'limit'>

/** A measured figure beside its goal on this machine; this is what a saved run keeps. */
export interface JudgedFigure extends Measurement {
  readonly unit: Unit
  /** As this machine has it. */
  readonly goal: Bound
  readonly verdict: Verdict
}

export interface Judged {
  readonly figures: readonly JudgedFigure[]
  readonly notMeasured: readonly PlacedGoal[]
}

/** What a goal may depend on. */
type MachineFacts = Pick<Machine, 'cores' | 'node'>

/** What became of each goal. Pure. */
export function judge(
  goals: readonly PlacedGoal[],
  measurements: readonly Measurement[],
  machine: MachineFacts,
): Judged {
  const figures: JudgedFigure[] = []
  const notMeasured: PlacedGoal[] = []
  for (const placed of goals) {
    const found = measurements.find(({ bench, what }) => bench === placed.bench && what === placed.what)
    // A share of nothing is no number, and nothing was measured.
    if (found === undefined || !Number.isFinite(found.value)) notMeasured.push(placed)
    else figures.push(judgeOne(placed.goal, found, machine))
  }
  return { figures, notMeasured }
}

function judgeOne(goal: Goal, measurement: Measurement, machine: MachineFacts): JudgedFigure {
  const { is, unit } = goal
  const bound = { is, limit: limitOn(goal, machine) }
  const isShown = machine.cores >= (goal.cores ?? 1)
  const verdict = isShown ? verdictOf(bound, measurement.value) : 'not shown by this machine'
  return { ...measurement, unit, goal: bound, verdict }
}

function verdictOf({ is, limit }: Bound, value: number): Verdict {
  return (is === 'at least' ? value >= limit : value <= limit) ? 'met' : 'missed'
}

function limitOn({ limit, limitFromNode24 }: Goal, { node }: MachineFacts): number {
  const major = Number(/^v(\d+)/.exec(node)?.[1])
  return major >= 24 ? (limitFromNode24 ?? limit) : limit
}
