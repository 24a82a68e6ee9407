import type { BasisPoints, Cop, StudentPrice } from '@matricula/contract'
import { lessBasisPoints } from '../../shared/money.ts'
import type { ParentSeason, SeasonGrade } from '../seasons/season.ts'
import type { Report, Step } from './quote.ts'

/** Where an item is priced: the season's file and terms, and the student's grade in it. */
export interface ItemPlace {
  readonly file: string
  readonly parent: ParentSeason
  readonly grade: SeasonGrade
}

/** Amounts A to E of one item (pricing-8), with their proof. */
export interface PricedItem {
  readonly code: string
  readonly name: string
  readonly resolution: Cop
  readonly progressiveDiscount: BasisPoints
  readonly commercial: Cop
  readonly futureAnnuities: Cop
  readonly discounted: Cop
  readonly scholarship: BasisPoints
  readonly total: Cop
  readonly explanation: readonly Step[]
  readonly reports: readonly Report[]
}

/** A authorised price, B progressive percent, C commercial, D future annuities, E total; in this order only. */
export function priceItem(place: ItemPlace, item: StudentPrice): PricedItem {
  const progressive = progressiveOf(place, item)
  const commercial = commercialOf(item, progressive.result)
  const annuities = annuitiesOf(item, commercial.result)
  const discounted = commercial.result - annuities.result
  const total = lessBasisPoints(discounted, item.scholarship)
  return {
    code: item.itemCode,
    name: item.itemName,
    resolution: item.price,
    progressiveDiscount: progressive.result,
    commercial: commercial.result,
    futureAnnuities: annuities.result,
    discounted,
    scholarship: item.scholarship,
    total,
    explanation: [
      step('resolution', { price: item.price }, item.price, listed(item, 'Price')),
      progressive,
      commercial,
      annuities,
      step(
        'discounted',
        { commercial: commercial.result, annuities: annuities.result },
        discounted,
        'pricing-11',
      ),
      step('total', { discounted, scholarship: item.scholarship }, total, listed(item, 'Schoolarship')),
    ],
    reports: reportsOf(item, progressive.result, total),
  }
}

function progressiveOf({ file, parent, grade }: ItemPlace, item: StudentPrice): Step {
  const own = item.progressiveDiscount
  if (own !== null) return step('progressive-own', {}, own, listed(item, 'progresiveDiscount'))
  if (!item.itemCode.startsWith(parent.prefixes.annual)) {
    return step('progressive-none', {}, 0, `${file}#parent.prefixes.annual`)
  }
  const source = `${file}#parent.grades[${parent.grades.indexOf(grade)}].progressive`
  return step('progressive-grade', { grade: grade.name }, grade.progressive, source)
}

function commercialOf(item: StudentPrice, progressive: BasisPoints): Step {
  const { price, commercialPrice } = item
  if (commercialPrice > 0) return step('commercial-own', {}, commercialPrice, listed(item, 'CommercialPrice'))
  return step(
    'commercial-progressive',
    { price, progressive },
    lessBasisPoints(price, progressive),
    'pricing-10',
  )
}

/** Paid ahead in earlier years; the whole annuity wins over the half, and neither is above the price. */
function annuitiesOf(item: StudentPrice, commercial: Cop): Step {
  if (item.annuity100Paid === 'Si') {
    const result = Math.min(commercial, item.annuity100)
    return step('annuity-100', { annuity: item.annuity100, commercial }, result, listed(item, 'mat_100'))
  }
  if (item.annuity50Paid === 'Si') {
    const result = Math.min(commercial, item.annuity50)
    return step('annuity-50', { annuity: item.annuity50, commercial }, result, listed(item, 'mat_50'))
  }
  return step('annuity-none', {}, 0, listed(item, 'mat_100, mat_50'))
}

/**
 * A CommercialPrice or Total of the price list that is not what our own percents give. Without a progressive
 * percent a CommercialPrice is just the institutional discount and differs from nothing.
 */
function reportsOf(item: StudentPrice, progressive: BasisPoints, total: Cop): Report[] {
  const { itemCode: code, price, commercialPrice } = item
  const computed = lessBasisPoints(price, progressive)
  const reports: Report[] = []
  if (progressive > 0 && commercialPrice > 0 && commercialPrice !== computed) {
    reports.push({ is: 'commercial-differs', code, sent: commercialPrice, computed })
  }
  if (item.total !== null && item.total !== total) {
    reports.push({ is: 'total-differs', code, sent: item.total, computed: total })
  }
  return reports
}

function listed({ itemCode }: StudentPrice, field: string): string {
  return `price list ${itemCode} ${field}`
}

function step(rule: string, values: Step['values'], result: number, source: string): Step {
  return { rule, values, result, source }
}
