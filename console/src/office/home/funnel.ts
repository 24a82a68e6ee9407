import { steps } from '../steps.ts'
import type { Step } from '../steps.ts'
import type { Summary } from './summary.ts'

export interface FunnelStage {
  readonly step: Step
  /** Who got at least that far. */
  readonly reached: number
  /** Who is there now. */
  readonly here: number
  /** This step and those after it: where the ones who reached it are. */
  readonly onwards: readonly Step[]
}

/** The way of the families, stage by stage; the first is everybody who may come in. */
export function stagesOf({
  funnel,
  steps: counts,
}: Pick<Summary, 'funnel' | 'steps'>): readonly FunnelStage[] {
  return funnel.map(({ step, students }) => ({
    step,
    reached: students,
    here: counts.find((one) => one.step === step)?.students ?? 0,
    onwards: steps.slice(steps.indexOf(step)),
  }))
}
