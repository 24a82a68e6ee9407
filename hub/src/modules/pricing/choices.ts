import type { Instant, SiNo } from '@matricula/contract'
import { isBefore } from '../../shared/local-date.ts'
import type { ParentSeason, Period } from '../seasons/season.ts'

/** Period, method (1 bank agreement, 2 card or transfer) and instalments as a browser sends them. */
export interface Choices {
  readonly period: number
  readonly method: number
  readonly quotas: number
}

export interface ChoiceFacts {
  readonly nextGradeId: number
  readonly cardAuthorisation: SiNo
  readonly season: ParentSeason
  readonly now: Date
}

export type ChoiceCode =
  | 'PERIOD_UNKNOWN'
  | 'PERIOD_CLOSED'
  | 'METHOD_UNKNOWN'
  | 'METHOD_NEEDS_PERIOD_3'
  | 'METHOD_NOT_AUTHORISED'
  | 'QUOTAS_NOT_ALLOWED'
  | 'QUOTAS_OUT_OF_RANGE'

export type ChoicesChecked =
  | { readonly is: 'ok' }
  | {
      readonly is: 'refused'
      readonly field: 'period' | 'method' | 'quotas'
      readonly code: ChoiceCode
      /** With PERIOD_CLOSED: since when. */
      readonly since: Instant | null
    }

/**
 * The hub's side of the wizard's truth table (enrollment-7, enrollment-8): period 3 has a method and, above
 * the season's grade, 1 to 11 instalments (else exactly the default); periods 1 and 2 have method 2, no
 * instalments, and end at the cutoff; method 1 needs period 3 and the card authorisation.
 */
export function checkChoices(choices: Choices, facts: ChoiceFacts): ChoicesChecked {
  return checkPeriod(choices, facts) ?? checkMethod(choices, facts) ?? checkQuotas(choices, facts) ?? ok
}

const ok = { is: 'ok' } as const

/** Since when a period cannot be chosen any more; null while it can. */
export function closedSince(
  period: Period,
  { season, now }: Pick<ChoiceFacts, 'season' | 'now'>,
): Instant | null {
  if (period === 3) return null
  const { cutoff } = season.windows
  return isBefore(now, cutoff) ? null : cutoff
}

function checkPeriod({ period }: Choices, facts: ChoiceFacts): ChoicesChecked | null {
  if (period !== 1 && period !== 2 && period !== 3) return refused('period', 'PERIOD_UNKNOWN')
  const since = closedSince(period, facts)
  return since === null ? null : { ...refused('period', 'PERIOD_CLOSED'), since }
}

function checkMethod({ period, method }: Choices, facts: ChoiceFacts): ChoicesChecked | null {
  if (method === 2) return null
  if (method !== 1) return refused('method', 'METHOD_UNKNOWN')
  if (facts.cardAuthorisation === 'No') return refused('method', 'METHOD_NOT_AUTHORISED')
  return period === 3 ? null : refused('method', 'METHOD_NEEDS_PERIOD_3')
}

function checkQuotas({ period, quotas }: Choices, facts: ChoiceFacts): ChoicesChecked | null {
  const { quotas: rule, periods } = facts.season
  if (period !== 3) return quotas === 0 ? null : refused('quotas', 'QUOTAS_NOT_ALLOWED')
  if (facts.nextGradeId <= rule.aboveGradeId) {
    return quotas === rule.default ? null : refused('quotas', 'QUOTAS_NOT_ALLOWED')
  }
  const fits = Number.isInteger(quotas) && quotas >= 1 && quotas <= periods.year.months
  return fits ? null : refused('quotas', 'QUOTAS_OUT_OF_RANGE')
}

function refused(field: 'period' | 'method' | 'quotas', code: ChoiceCode) {
  return { is: 'refused', field, code, since: null } as const
}
