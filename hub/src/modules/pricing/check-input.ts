import type { StudentPrice } from '@matricula/contract'
import { isBefore } from '../../shared/local-date.ts'
import { largestCop, whole } from '../../shared/money.ts'
import { refuse } from '../../shared/refusal.ts'
import { gradeByKey } from '../seasons/season-lookups.ts'
import type { ParentSeason } from '../seasons/season.ts'
import { refuseInput, type ParentInput, type PriceRefusal } from './quote.ts'

/** The first reason not to price this input, or null: wrong input (pricing-32), then a closed period. */
export function checkInput(input: ParentInput): PriceRefusal<'BAD_INPUT' | 'PERIOD_CLOSED'> | null {
  const parent = input.season.parent
  if (!parent) return refuseInput('season', input.season.season)
  return checkFields(parent, input) ?? checkPeriodOpen(parent, input)
}

function checkFields(parent: ParentSeason, input: ParentInput): PriceRefusal<'BAD_INPUT'> | null {
  const { annual, monthly, transport, activities } = input
  const months = parent.periods.year.months
  const wrong = [
    Number.isFinite(input.now.getTime()) ? null : refuseInput('now', 'Invalid Date'),
    gradeByKey(parent, input.gradeKey) ? null : refuseInput('gradeKey', input.gradeKey),
    [1, 2, 3].includes(input.period) ? null : refuseInput('period', input.period),
    ...(input.period === 3 ? [within('quotas', input.quotas, 1, months)] : []),
    ...annual.flatMap((item, index) => checkItem(item, `annual[${index}]`, parent.prefixes.annual)),
    ...monthly.flatMap((item, index) => checkItem(item, `monthly[${index}]`, parent.prefixes.monthly)),
    ...(transport ? [amount('transport.price', transport.price)] : []),
    ...activities.map(({ price }, index) => amount(`activities[${index}].price`, price)),
    within('balance', input.balance, -largestCop, largestCop),
  ]
  return wrong.find((refusal) => refusal !== null) ?? null
}

function checkItem(item: StudentPrice, at: string, prefix: string): (PriceRefusal<'BAD_INPUT'> | null)[] {
  return [
    item.itemCode.startsWith(prefix) ? null : refuseInput(`${at}.itemCode`, item.itemCode),
    amount(`${at}.price`, item.price),
    amount(`${at}.commercialPrice`, item.commercialPrice),
    amount(`${at}.annuity100`, item.annuity100),
    amount(`${at}.annuity50`, item.annuity50),
    within(`${at}.scholarship`, item.scholarship, 0, whole),
    within(`${at}.progressiveDiscount`, item.progressiveDiscount ?? 0, 0, whole),
  ]
}

function amount(field: string, found: number): PriceRefusal<'BAD_INPUT'> | null {
  return within(field, found, 0, largestCop)
}

function within(field: string, found: number, least: number, most: number): PriceRefusal<'BAD_INPUT'> | null {
  const fits = Number.isSafeInteger(found) && found >= least && found <= most
  return fits ? null : refuseInput(field, found)
}

function checkPeriodOpen(
  { windows }: ParentSeason,
  { period, now }: ParentInput,
): PriceRefusal<'PERIOD_CLOSED'> | null {
  const open = period === 3 || isBefore(now, windows.cutoff)
  return open ? null : refuse('PERIOD_CLOSED', { values: { field: 'period', since: windows.cutoff } })
}
