import type { StudentPrice } from '@matricula/contract'
import type { Season } from '../seasons/season.ts'
import { gradeByKey } from '../seasons/season-lookups.ts'
import { checkInput } from './check-input.ts'
import { priceActivities } from './price-activities.ts'
import { type Line, priceAnnual, priceMonthly, type LinePlace } from './price-lines.ts'
import { priceTransport } from './price-transport.ts'
import { refuseInput, type ParentInput, type ParentQuote, type PriceRefusal } from './quote.ts'
import { totalsOf, type Lines } from './totals.ts'
import { validUntil } from './valid-until.ts'

/**
 * What a family pays now and later, with its charges and the proof of each amount (pricing-31). Nothing but
 * the input decides; every constant is the season's. Refuses PERIOD_CLOSED for periods 1 and 2 from the
 * cutoff on, and BAD_INPUT with the field.
 */
export function quoteParent(input: ParentInput): ParentQuote | PriceRefusal<'BAD_INPUT' | 'PERIOD_CLOSED'> {
  const refusal = checkInput(input)
  if (refusal) return refusal
  const { season, period } = input
  const parent = season.parent
  const grade = parent && gradeByKey(parent, input.gradeKey)
  if (!parent || !grade) return refuseInput('gradeKey', input.gradeKey)

  const lines = priceLines({ parent, grade, season, input })
  const all = [...lines.annual, ...lines.monthly, ...lines.transport, ...lines.activities]
  return {
    is: 'quote',
    period,
    quotas: period === 3 ? input.quotas : 0,
    annual: lines.annual.map(({ row }) => row),
    monthly: lines.monthly.map(({ row }) => row),
    transport: lines.transport.map(({ row }) => row),
    activities: lines.activities.map(({ row }) => row),
    totals: totalsOf(lines, input.balance),
    charges: all.flatMap(({ charges }) => charges),
    reports: all.flatMap(({ reports }) => reports),
    validUntil: validUntil(season, input.now),
  }
}

function priceLines(place: LinePlace): Lines {
  const { annual, monthly, transport, activities } = place.input
  return {
    annual: annual.map((item) => priceOnce('annual', place, item)),
    monthly: monthly.map((item) => priceOnce('monthly', place, item)),
    transport: transport ? [priceTransport(place, transport)] : [],
    activities: priceActivities(place, activities),
  }
}

const prices = { annual: priceAnnual, monthly: priceMonthly } as const

const linesOf = new WeakMap<Season, WeakMap<StudentPrice, Map<string, Line>>>()

/** The families of a grade mostly share their items: each is priced, and proven, once in a season. */
function priceOnce(kind: keyof typeof prices, place: LinePlace, item: StudentPrice): Line {
  const { season, grade, input } = place
  const items = linesOf.get(season) ?? new WeakMap<StudentPrice, Map<string, Line>>()
  linesOf.set(season, items)
  const lines = items.get(item) ?? new Map<string, Line>()
  items.set(item, lines)
  const key = `${kind} ${grade.key} ${input.period} ${input.quotas}`
  const line = lines.get(key) ?? prices[kind](place, item)
  lines.set(key, line)
  return line
}
