import type { SeasonGrade } from '../seasons/season.ts'
import type { Fee } from './fee.ts'

/** A fee under the names that its callers read; `type` and `fee_type` are two names for one thing there. */
export function viewFee(fee: Fee, grades: readonly SeasonGrade[]) {
  const grade = grades.find(({ id }) => id === fee.grade)
  return {
    id: fee.id,
    code: fee.code,
    concept: fee.concept,
    description: fee.description,
    value: fee.value,
    mandatory: fee.mandatory,
    type: fee.feeType,
    fee_type: fee.feeType,
    cuota: fee.cuota,
    promo_img_link: fee.promoImgLink,
    eco_type: fee.ecoType,
    schedule: fee.schedule,
    grade: fee.grade,
    grade_open_apply: grade?.key ?? String(fee.grade),
    grade_enrollment: grade?.name ?? String(fee.grade),
    version: fee.version,
  }
}
