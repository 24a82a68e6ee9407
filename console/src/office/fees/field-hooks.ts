import type { FormInstance } from 'antd'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import type { Fee, FeeField, FeeValues } from './fee-form.ts'
import type { HubProblem } from '../../api/problem.ts'
import { errorsByField } from './fee-form.ts'

/** A field of a fee as a person reads it. */
export function useFieldText(): (fee: Fee, field: FeeField) => string {
  const t = useTranslate()
  return (fee, field) => {
    const texts: Readonly<Record<FeeField, string | null>> = {
      code: fee.code,
      concept: fee.concept,
      grade: fee.grade_enrollment,
      value: `$${formatCop(fee.value)}`,
      type: fee.type,
      mandatory: t(fee.mandatory ? 'office.fees.yes' : 'office.fees.no'),
      eco_type: fee.eco_type && t(`office.fees.ecoType.${fee.eco_type}`),
      cuota: fee.cuota === null ? t('office.fees.uncounted') : String(fee.cuota),
      schedule: fee.schedule,
      description: fee.description,
      promo_img_link: fee.promo_img_link,
    }
    return texts[field] || '—'
  }
}

/** Puts what the hub said of a field beside it. */
export function useFieldErrors(form: FormInstance<FeeValues>, problem: HubProblem | null): void {
  useEffect(() => {
    if (problem !== null) form.setFields(errorsByField(problem))
  }, [form, problem])
}
