import type { BasisPoints, Cop, StudentPrice } from '@matricula/contract'
import { lessBasisPoints } from '../../shared/money.ts'
import type { ParentSeason, SeasonGrade } from '../seasons/season.ts'
import type { Report } from './quote.ts'
import { proofStep, type Step } from './step.ts'

/** Where an item is priced: the season's terms, and the student's grade in it. */
export interface ItemPlace {
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
      proofStep('resolution', { price: item.price }, item.price),
      progressive,
      commercial,
      annuities,
      proofStep('discounted', { commercial: commercial.result, annuities: annuities.result }, discounted),
      proofStep('total', { discounted, scholarship: item.scholarship }, total),
    ],
    reports: reportsOf(item, progressive.result, total),
  }
}

function progressiveOf({ parent, grade }: ItemPlace, item: StudentPrice): Step {
  const own = item.progressiveDiscount
  if (own !== null) return proofStep('progressive-own', {}, own)
  return item.itemCode.startsWith(parent.prefixes.annual)
    ? proofStep('progressive-grade', { grade: grade.name }, grade.progressive)
    : proofStep('progressive-none', {}, 0)
}

function commercialOf({ price, commercialPrice }: StudentPrice, progressive: BasisPoints): Step {
  return commercialPrice > 0
    ? proofStep('commercial-own', {}, commercialPrice)
    : proofStep('commercial-progressive', { price, progressive }, lessBasisPoints(price, progressive))
}

/** Paid ahead in earlier years; the whole annuity wins over the half, and neither is above the price. */
function annuitiesOf(item: StudentPrice, commercial: Cop): Step {
  if (item.annuity100Paid === 'Si') {
    const result = Math.min(commercial, item.annuity100)
    return proofStep('annuity-100', { annuity: item.annuity100, commercial }, result)
  }
  if (item.annuity50Paid === 'Si') {
    const result = Math.min(commercial, item.annuity50)
    return proofStep('annuity-50', { annuity: item.annuity50, commercial }, result)
  }
  return proofStep('annuity-none', {}, 0)
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
