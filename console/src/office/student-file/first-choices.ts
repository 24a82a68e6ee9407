import { reduceChoices } from '../../parts/price/reduce-choices.ts'
import type { ChoiceTerms, Choices } from '../../parts/price/reduce-choices.ts'
import type { StudentFile } from './student-file.ts'

/** What the price begins with: what the family chose, else the least that is paid today. */
export function firstChoices(draft: StudentFile['draft'], terms: ChoiceTerms): Choices {
  const { period, method, quotas } = draft ?? { period: null, method: null, quotas: terms.defaultQuotas }
  return reduceChoices({ period: period ?? 3, method: method ?? 2, quotas }, { choose: 'nothing' }, terms)
}

export function isSame(one: Choices, other: Choices): boolean {
  return one.period === other.period && one.method === other.method && one.quotas === other.quotas
}
