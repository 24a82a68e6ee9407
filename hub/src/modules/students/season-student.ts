import type { Entry } from './entry.ts'
import { firstStep, type StepFacts, stepRules, steps } from './steps.ts'

/** What a student of the season is at, by the columns that say it: each an expression of SQL with no values to bind. */
export interface SeasonFacts {
  readonly hasLeft: string
  readonly entry: string
  readonly saysPaid: string
  /** Empty: no order. */
  readonly orderStatus: string
  readonly orderedAt: string
  /** Below 0: no draft. */
  readonly draftStep: string
  readonly draftedAt: string
  /** The last sign-in that opened the wizard this season; empty: none. */
  readonly arrivedAt: string
}

/** The columns of lists that are worked out from these: by them a page is found, filtered and sorted. */
export function derivedColumns(facts: SeasonFacts): Readonly<Record<string, string>> {
  return {
    step: stepOf(facts, ['always']),
    late_step: stepOf(facts, ['always', 'late-form']),
    since: latestOf(facts.orderedAt, facts.draftedAt, facts.arrivedAt),
    listed: `case when ${facts.hasLeft} = 1 and ${facts.orderStatus} in ('', 'open', 'withdrawn') then 0 else 1 end`,
  }
}

/** The place in the list of steps, where these terms let families in. */
function stepOf(facts: SeasonFacts, open: readonly Entry[]): string {
  const columns: Readonly<Record<keyof StepFacts, string>> = {
    orderStatus: facts.orderStatus,
    isPaid: facts.saysPaid,
    mayEnter: yesWhen(`${facts.entry} in (${listOf(open)})`),
    draftStep: facts.draftStep,
    hasEntered: yesWhen(`${facts.arrivedAt} <> ''`),
  }
  const whens = stepRules.map(
    ({ step, fact, is }) => `when ${columns[fact]} in (${listOf(is)}) then ${steps.indexOf(step)}`,
  )
  return `case ${whens.join(' ')} else ${steps.indexOf(firstStep)} end`
}

function yesWhen(condition: string): string {
  return `case when ${condition} then 1 else 0 end`
}

function latestOf(one: string, two: string, three: string): string {
  return (
    `case when ${one} >= ${two} and ${one} >= ${three} then ${one} ` +
    `when ${two} >= ${three} then ${two} else ${three} end`
  )
}

/** Words and numbers of our own as SQL. */
export function listOf(values: readonly (string | number)[]): string {
  return values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', ')
}
