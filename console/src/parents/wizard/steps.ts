import type { CurrentSeason, Draft, WizardStudent } from '../../api/types.ts'
import { isFixed } from './is-fixed.ts'

export type Step = Draft['step']

export const STEPS = [
  { step: 0, name: 'initial' },
  { step: 1, name: 'annual' },
  { step: 2, name: 'transport' },
  { step: 3, name: 'monthly' },
  { step: 4, name: 'activities' },
  { step: 5, name: 'pay' },
] as const satisfies readonly { step: Step; name: string }[]

export interface StepFacts {
  season: Pick<CurrentSeason, 'periods'>
  student: Pick<WizardStudent, 'antiquity' | 'transport' | 'order'>
  draft: Pick<Draft, 'period' | 'transport'>
}

/** A step moved by a delta, held within 0 and 5. */
export function moveBy(step: Step, delta: number): Step {
  return STEPS[Math.min(5, Math.max(0, step + delta))]?.step ?? step
}

/** An old student who requires transport and has not confirmed it (enrollment-3). */
export function isTransportGateClosed({ student, draft }: Pick<StepFacts, 'student' | 'draft'>): boolean {
  return student.antiquity === 'old' && student.transport.required && draft.transport.is === 'undecided'
}

/** A period that is still offered has been chosen, or one that is being paid. */
export function isPeriodOpen({ season, student, draft }: StepFacts): boolean {
  return (
    isFixed(student) || season.periods.some(({ period, available }) => period === draft.period && available)
  )
}

/** The family has been at it, and it leaves no question open; a link may lead past steps that nobody has seen. */
export function isStepDone(step: Step, draft: Pick<Draft, 'step' | 'transport'>): boolean {
  return step < draft.step && !(step === 2 && draft.transport.is === 'undecided')
}

/** The last step that may be opened: up to the first one that is not valid, itself included. */
export function furthestStep(facts: StepFacts): Step {
  if (!isPeriodOpen(facts)) return 0
  return isTransportGateClosed(facts) ? 2 : 5
}

/** The step a link asks for (?step=n), or the kept one, or the furthest allowed before it. */
export function stepFromLink(requested: string | null, current: Step, facts: StepFacts): Step {
  const wanted = STEPS.find(({ step }) => String(step) === requested)?.step ?? current
  const furthest = furthestStep(facts)
  return wanted > furthest ? furthest : wanted
}

/** A step that shows nothing until its price is known. */
export function isOfPrices(step: Step): boolean {
  return step === 1 || step === 3 || step === 5
}

export function showsBack(step: Step): boolean {
  return step > 0
}

/** Siguiente is hidden on the last step, on transport while its gate is closed, and on a period that has closed. */
export function showsNext(step: Step, facts: StepFacts): boolean {
  if (step === 5 || (step === 0 && !isPeriodOpen(facts))) return false
  return !(step === 2 && isTransportGateClosed(facts))
}
