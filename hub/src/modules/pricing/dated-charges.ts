import { splitEvenly } from '../../shared/money.ts'
import type { Season } from '../seasons/season.ts'
import type { Portion } from './portions.ts'
import type { Charge } from './quote.ts'
import type { PricedItem } from './price-item.ts'

export type ChargedItem = Pick<
  PricedItem,
  'code' | 'name' | 'resolution' | 'progressiveDiscount' | 'futureAnnuities'
>

/** The charges of a line (pricing-23): each portion split over its dates, odd pesos first (pricing-3). */
export function dateCharges(
  season: Pick<Season, 'project'>,
  taxCode: string,
  item: ChargedItem,
  portions: readonly Portion[],
): Charge[] {
  const facts = {
    code: item.code,
    name: item.name,
    quantity: 1,
    taxCode,
    discountPercent: 0,
    project: season.project,
    resolution: item.resolution,
    progressiveDiscount: item.progressiveDiscount,
    progressiveDiscountBase: item.resolution,
    futureAnnualities: item.futureAnnuities,
  } as const
  return portions.flatMap(({ amount, base, dates, paidNow }) => {
    const prices = splitEvenly(amount, dates.length)
    const bases = splitEvenly(base, dates.length)
    return dates.map((shipDate, index) => ({
      ...facts,
      shipDate,
      price: prices[index] ?? 0,
      totalBase: bases[index] ?? 0,
      paidNow,
    }))
  })
}
