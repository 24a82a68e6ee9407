import { studentSteps } from '../../../api/lists.ts'

export const steps = studentSteps

export type Step = (typeof steps)[number]

/** What decides it; yes and no are numbers, as the tables keep them. */
export interface StepFacts {
  /** Of the season's order, whoever made it. */
  readonly orderStatus: string | null
  /** The student information system knows of a payment. */
  readonly isPaid: 0 | 1
  /** Signing in would open the wizard now. */
  readonly mayEnter: 0 | 1
  /** Of the wizard, 0 to 5. */
  readonly draftStep: number | null
  readonly hasEntered: 0 | 1
}

export interface StepRule {
  readonly step: Step
  readonly fact: keyof StepFacts
  readonly is: readonly (string | number)[]
}

/**
 * The first rule that holds decides, else nobody has come in yet. As data, so that the database counts by the very
 * same rules. What is paid or on its way to be paid stands, though the family may not come in any more. An order of
 * the office that accounting is about to get leaves the family nothing to do.
 */
export const stepRules: readonly StepRule[] = [
  { step: 'complete', fact: 'orderStatus', is: ['paid', 'sending', 'sent'] },
  // Whatever the school's own system still says of a payment.
  { step: 'withdrawn', fact: 'orderStatus', is: ['withdrawn'] },
  { step: 'complete', fact: 'isPaid', is: [1] },
  { step: 'agreement', fact: 'orderStatus', is: ['agreement'] },
  { step: 'paying', fact: 'orderStatus', is: ['paying'] },
  // Several people pay it, whether anybody is at it now or not.
  { step: 'split', fact: 'orderStatus', is: ['split'] },
  // Nothing is paid any more, and the family cannot pay it here: the school talks to it.
  { step: 'returned', fact: 'orderStatus', is: ['reversed'] },
  { step: 'blocked', fact: 'mayEnter', is: [0] },
  { step: 'initial', fact: 'draftStep', is: [0] },
  { step: 'annual', fact: 'draftStep', is: [1] },
  { step: 'transport', fact: 'draftStep', is: [2] },
  { step: 'monthly', fact: 'draftStep', is: [3] },
  { step: 'activities', fact: 'draftStep', is: [4] },
  { step: 'pay', fact: 'draftStep', is: [5] },
  // Whose draft was cleared away has still chosen everything.
  { step: 'pay', fact: 'orderStatus', is: ['open'] },
  { step: 'entered', fact: 'hasEntered', is: [1] },
]

export const firstStep: Step = 'not-entered'

export function decideStep(facts: StepFacts): Step {
  const rule = stepRules.find(({ fact, is }) => is.some((value) => value === facts[fact]))
  return rule?.step ?? firstStep
}

/** The step of a place in the list, as the database answers it. */
export function stepAt(place: number): Step {
  return steps[place] ?? firstStep
}
