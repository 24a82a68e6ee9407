import type { ChoiceTerms } from '../../parts/price/reduce-choices.ts'
import type { StepProps } from './step-props.ts'

/** What this student may choose in this season. */
export function termsOf({ season, student }: Pick<StepProps, 'season' | 'student'>): ChoiceTerms {
  const { defaultQuotas, quotasAboveGradeId } = season
  const { cardAuthorisation, nextGrade } = student
  return { nextGradeId: nextGrade.id, cardAuthorisation, defaultQuotas, quotasAboveGradeId }
}
