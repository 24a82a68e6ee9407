import type { StudentPrice } from '@matricula/contract'
import Joi from 'joi'
import { priceListEntryFields, viewPriceListEntry } from '../fees/index.ts'
import { type ItemPlace, priceItem } from '../pricing/price-item.ts'

const cop = Joi.number().integer()
const percent = Joi.number().min(0).max(100)

export const studentPricesView = Joi.array()
  .items(
    Joi.object({
      ...priceListEntryFields,
      CommercialPrice: cop.required(),
      Total: cop.required(),
      Schoolarship: percent.required(),
      progresiveDiscount: percent.allow(null).required(),
      futureAnnualities: cop.required(),
      mat_100: Joi.valid('Si', 'No').required(),
      mat_50: Joi.valid('Si', 'No').required(),
      U_RH_DAnualidad100: cop.required(),
      U_RH_DAnualidad50: cop.required(),
    }).label('StudentPrice'),
  )
  .label('StudentPrices')

/**
 * A fee item under the names that accounting has for it: what accounting says, but futureAnnualities and
 * Total, which the hub computes for every quote and never takes from a list (pricing-11, pricing-13).
 */
export function viewStudentPrice(price: StudentPrice, place: ItemPlace) {
  const { futureAnnuities, total } = priceItem(place, price)
  return {
    ...viewPriceListEntry(price),
    CommercialPrice: price.commercialPrice,
    Total: total,
    Schoolarship: price.scholarship / 100,
    progresiveDiscount: price.progressiveDiscount === null ? null : price.progressiveDiscount / 100,
    futureAnnualities: futureAnnuities,
    mat_100: price.annuity100Paid,
    mat_50: price.annuity50Paid,
    U_RH_DAnualidad100: price.annuity100,
    U_RH_DAnualidad50: price.annuity50,
  }
}
