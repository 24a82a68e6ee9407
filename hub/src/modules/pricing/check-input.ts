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
  const { annual, monthly, transport, activities, period, quotas } = input
  if (!Number.isFinite(input.now.getTime())) return refuseInput('now', 'Invalid Date')
  if (!gradeByKey(parent, input.gradeKey)) return refuseInput('gradeKey', input.gradeKey)
  if (![1, 2, 3].includes(period)) return refuseInput('period', period)
  return (
    (period === 3 ? within('quotas', quotas, 1, parent.periods.year.months) : null) ??
    checkItems('annual', annual, parent.prefixes.annual) ??
    checkItems('monthly', monthly, parent.prefixes.monthly) ??
    (transport ? within('transport.price', transport.price, 0, largestCop) : null) ??
    checkActivities(activities) ??
    within('balance', input.balance, -largestCop, largestCop)
  )
}

/** Names a field of an item only where it is wrong: a quote has dozens. */
function checkItems(
  list: 'annual' | 'monthly',
  items: readonly StudentPrice[],
  prefix: string,
): PriceRefusal<'BAD_INPUT'> | null {
  for (const [index, item] of items.entries()) {
    const field = wrongField(item, prefix)
    if (field !== null) return refuseInput(`${list}[${index}].${field}`, item[field])
  }
  return null
}

const amounts = ['price', 'commercialPrice', 'annuity100', 'annuity50'] as const

function wrongField(item: StudentPrice, prefix: string): keyof StudentPrice | null {
  if (!item.itemCode.startsWith(prefix)) return 'itemCode'
  const amount = amounts.find((field) => !isWithin(item[field], 0, largestCop))
  if (amount !== undefined) return amount
  if (!isWithin(item.scholarship, 0, whole)) return 'scholarship'
  return isWithin(item.progressiveDiscount ?? 0, 0, whole) ? null : 'progressiveDiscount'
}

function checkActivities(activities: ParentInput['activities']): PriceRefusal<'BAD_INPUT'> | null {
  const index = activities.findIndex(({ price }) => !isWithin(price, 0, largestCop))
  return index === -1 ? null : refuseInput(`activities[${index}].price`, activities[index]?.price)
}

function within(field: string, found: number, least: number, most: number): PriceRefusal<'BAD_INPUT'> | null {
  return isWithin(found, least, most) ? null : refuseInput(field, found)
}

function isWithin(found: number, least: number, most: number): boolean {
  return Number.isSafeInteger(found) && found >= least && found <= most
}

function checkPeriodOpen(
  { windows }: ParentSeason,
  { period, now }: ParentInput,
): PriceRefusal<'PERIOD_CLOSED'> | null {
  const open = period === 3 || isBefore(now, windows.cutoff)
  return open ? null : refuse('PERIOD_CLOSED', { values: { field: 'period', since: windows.cutoff } })
}
