import type { Draft, WizardStudent } from '../../api/types.ts'

export type Choices = Pick<Draft, 'period' | 'method' | 'quotas'>

export interface ChoiceRules {
  nextGradeId: number
  cardAuthorisation: WizardStudent['cardAuthorisation']
  /** Instalments of the pension when the family does not choose, and the most it may choose. */
  defaultQuotas: number
  /** Only grades above this one choose their instalments. */
  quotasAboveGradeId: number
}

export type ChoiceAct =
  | { choose: 'period'; period: Draft['period'] }
  | { choose: 'method'; method: Draft['method'] }
  | { choose: 'quotas'; quotas: number }
  | { choose: 'nothing' }

export interface ChoiceControls {
  method: 'enabled' | 'disabled'
  agreement: 'enabled' | 'disabled'
  quotas: 'shown' | 'hidden'
}

/**
 * Period, method and instalments after a choice (enrollment-7, enrollment-8): 3 has a method and instalments,
 * 1 and 2 have method 2 and none; method 1 forces 3 and needs the card authorisation. 'nothing' puts a stored
 * draft in order.
 */
export function reduceChoices(before: Choices, choice: ChoiceAct, rules: ChoiceRules): Choices {
  const method = allowed(choice.choose === 'method' ? choice.method : methodBefore(before, choice), rules)
  const period = choice.choose === 'period' ? choice.period : method === 1 ? 3 : before.period
  if (period !== 3) return { period, method: 2, quotas: 0 }
  const quotas = choice.choose === 'quotas' ? choice.quotas : before.quotas
  return { period, method, quotas: quotasOf(quotas, rules) }
}

/** What step 0 lets a family touch. */
export function controlsOf({ period }: Choices, rules: ChoiceRules): ChoiceControls {
  return {
    method: period === 3 ? 'enabled' : 'disabled',
    agreement: period === 3 && rules.cardAuthorisation === 'Si' ? 'enabled' : 'disabled',
    quotas: period === 3 && choosesQuotas(rules) ? 'shown' : 'hidden',
  }
}

function methodBefore(before: Choices, choice: ChoiceAct): Draft['method'] {
  return choice.choose === 'period' && choice.period !== 3 ? 2 : before.method
}

function allowed(method: Draft['method'], { cardAuthorisation }: ChoiceRules): Draft['method'] {
  return cardAuthorisation === 'No' ? 2 : method
}

function quotasOf(quotas: number, rules: ChoiceRules): number {
  const fits = Number.isInteger(quotas) && quotas >= 1 && quotas <= rules.defaultQuotas
  return choosesQuotas(rules) && fits ? quotas : rules.defaultQuotas
}

function choosesQuotas({ nextGradeId, quotasAboveGradeId }: ChoiceRules): boolean {
  return nextGradeId > quotasAboveGradeId
}
