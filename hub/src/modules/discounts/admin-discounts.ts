import type { BasisPoints, CustomFields, SiNo } from '@matricula/contract'
import type { AdminDiscountTable } from '../seasons/season.ts'

/** What each answer gives; academic is their sum up to the season's limit, advance is applied after it. */
export interface AdminDiscounts {
  readonly alumni: BasisPoints
  readonly sister: BasisPoints
  readonly employee: BasisPoints
  readonly sibling: BasisPoints
  readonly advance: BasisPoints
  readonly academic: BasisPoints
}

/** The discounts of a student's custom fields (discounts-1, discounts-2). */
export function adminDiscounts(table: AdminDiscountTable, fields: CustomFields): AdminDiscounts {
  const alumni = given(fields.alumniChild, table.alumni)
  const sister = given(fields.sisterSchool, table.sister)
  const employee = given(fields.employeeChild, table.employee)
  const sibling = siblingDiscount(table, fields)
  const advance = given(fields.payYearInAdvance, table.advance)
  const academic = Math.min(table.academicLimit, alumni + sister + employee + sibling)
  return { alumni, sister, employee, sibling, advance, academic }
}

function given(answer: SiNo, discount: BasisPoints): BasisPoints {
  return answer === 'Si' ? discount : 0
}

/** By the child's number when there is one; nothing without 'family with more than one child'. */
function siblingDiscount({ sibling }: AdminDiscountTable, fields: CustomFields): BasisPoints {
  const { familyMoreThanOne, childNumber } = fields
  if (familyMoreThanOne !== 'Si') return 0
  if (childNumber === null) return sibling.unnumbered
  return sibling.byChild.findLast(({ from }) => childNumber >= from)?.discount ?? 0
}
