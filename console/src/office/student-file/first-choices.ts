import { reduceChoices } from '../../components/price/reduce-choices.ts'
import type { ChoiceRules, Choices } from '../../components/price/reduce-choices.ts'
import type { StudentFile } from './student-file.ts'

/** What the price begins with: what the family chose, else the least that is paid today. */
export function firstChoices(draft: StudentFile['draft'], rules: ChoiceRules): Choices {
  const { period, method, quotas } = draft ?? { period: null, method: null, quotas: rules.defaultQuotas }
  return reduceChoices({ period: period ?? 3, method: method ?? 2, quotas }, { choose: 'nothing' }, rules)
}

export function isSame(one: Choices, other: Choices): boolean {
  return one.period === other.period && one.method === other.method && one.quotas === other.quotas
}
