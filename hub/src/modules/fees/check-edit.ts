import { checkFee, type FeeForm, type FeeInput } from './check-fee.ts'
import { type Fee, isActivity } from './fee.ts'

type Checked =
  | { readonly is: 'edit'; readonly terms: FeeInput }
  | { readonly is: 'wrong'; readonly fields: Readonly<Record<string, readonly string[]>> }

/**
 * What a fee may become: grade and type stay (pricing-43), and so does the code of an
 * activity, by which families have subscribed to it.
 */
export function checkEdit(fee: Fee, form: FeeForm): Checked {
  const { grade = fee.grade, type = fee.feeType, code = fee.code } = form
  const checked = checkFee({ ...form, grade: fee.grade, type: fee.feeType }, [fee.grade])
  const fields = {
    ...(checked.is === 'wrong' && checked.fields),
    ...(grade !== fee.grade && { grade: ['fee.fixed.grade'] }),
    ...(type !== fee.feeType && { type: ['fee.fixed.type'] }),
    ...(isActivity(fee.feeType) && code !== fee.code && { code: ['fee.fixed.code'] }),
  }
  return checked.is === 'wrong' || Object.keys(fields).length > 0
    ? { is: 'wrong', fields }
    : { is: 'edit', terms: checked.terms }
}
