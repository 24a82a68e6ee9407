import type { OrderDrawer } from './use-admin-order.ts'

type Discounts = OrderDrawer['discounts']
type Evidence = OrderDrawer['evidence'][number]

export interface DiscountRow {
  readonly kind: 'alumni' | 'sister' | 'employee' | 'sibling' | 'advance'
  /** In percent: what a Si gives. */
  readonly percent: number
  readonly answer: 'Si' | 'No'
  /** What stands behind a claim; null: nothing is claimed. */
  readonly evidence: Evidence | null
}

/** The questions about discounts with what each gives, what the profile answers, and the proof of what is claimed. */
export function discountRows(given: Discounts, evidence: readonly Evidence[]): readonly DiscountRow[] {
  const rows: readonly Omit<DiscountRow, 'evidence'>[] = [
    { kind: 'alumni', percent: given.alumni_child, answer: given.alumni_child_answer },
    { kind: 'sister', percent: given.sb_student, answer: given.sb_student_answer },
    { kind: 'employee', percent: given.employee_child, answer: given.employee_child_answer },
    { kind: 'sibling', percent: given.child_number, answer: given.family_more_one_child_answer },
    { kind: 'advance', percent: given.payment_year, answer: given.payment_year_answer },
  ]
  return rows.map((row) => ({ ...row, evidence: evidence.find(({ kind }) => kind === row.kind) ?? null }))
}
