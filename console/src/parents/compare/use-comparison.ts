import type { Draft } from '../../api/types.ts'
import { reduceChoices } from '../../components/price/reduce-choices.ts'
import type { Choices } from '../../components/price/reduce-choices.ts'
import type { StepProps } from '../wizard/step-props.ts'
import { choiceRulesOf } from '../wizard/choice-rules.ts'
import { useQuote } from '../wizard/use-quote.ts'
import { costOf } from './cost-of.ts'
import type { PeriodCost } from './cost-of.ts'

type Period = Draft['period']
type ComparisonInput = Pick<StepProps, 'season' | 'student' | 'draft'>

export interface ComparedPeriod {
  period: Period
  /** What the family's choices become with this period. */
  choices: Choices
  offer: StepProps['season']['periods'][number] | undefined
  /** null while it is on its way, could not be had, or is not offered any more. */
  cost: PeriodCost | null
  problem: ReturnType<typeof useQuote>['problem']
  retry: () => void
}

/** The hub's price of each period for the same transport and activities; one may fail and leave the others. */
export function useComparison(
  input: ComparisonInput,
): readonly [ComparedPeriod, ComparedPeriod, ComparedPeriod] {
  return [useCompared(input, 1), useCompared(input, 2), useCompared(input, 3)]
}

function useCompared({ season, student, draft }: ComparisonInput, period: Period): ComparedPeriod {
  const choices = reduceChoices(draft, { choose: 'period', period }, choiceRulesOf({ season, student }))
  const offer = season.periods.find((one) => one.period === period)
  const { quote, busy, problem, retry } = useQuote(offer?.available ? { ...draft, ...choices } : null)
  const cost = quote && !busy ? costOf(quote) : null
  return { period, choices, offer, cost, problem, retry }
}
