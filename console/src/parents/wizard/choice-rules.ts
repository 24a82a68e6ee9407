import type { ChoiceRules } from '../../components/price/reduce-choices.ts'
import type { StepProps } from './step-props.ts'

/** The rules by which this student chooses in this season. */
export function choiceRulesOf({ season, student }: Pick<StepProps, 'season' | 'student'>): ChoiceRules {
  const { defaultQuotas, quotasAboveGradeId } = season
  const { cardAuthorisation, nextGrade } = student
  return { nextGradeId: nextGrade.id, cardAuthorisation, defaultQuotas, quotasAboveGradeId }
}
