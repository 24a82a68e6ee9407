import type { ParentSeason } from '../seasons/season.ts'
import type { Fee } from '../fees/index.ts'
import { lessBasisPoints } from '../../shared/money.ts'

/** An activity under the names that its callers read, with the places left (activities-7). */
export function viewActivity(fee: Fee, taken: number, { periods, activities }: ParentSeason) {
  const percent = periods.year.activities
  const charged = fee.value * activities.months
  const discount = charged - lessBasisPoints(charged, percent)
  return {
    code: fee.code,
    concept: fee.concept,
    description: fee.description,
    value: fee.value,
    discount,
    discountPercent: percent / 100,
    discounts: [{ percent_discount: percent / 100, value_discount: discount }],
    cuota: fee.cuota,
    left: fee.cuota === null ? null : Math.max(0, fee.cuota - taken),
    eco_type: fee.ecoType,
    fee_type: fee.feeType,
    schedule: fee.schedule,
    promo_img_link: fee.promoImgLink,
  }
}
