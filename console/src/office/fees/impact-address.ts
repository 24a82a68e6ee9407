import type { Fee } from './fee-form.ts'

/** The impact page, asked about this fee at another value. */
export function impactAddress({ id, grade, code, type }: Fee, value: number): string {
  const change = {
    grade: String(grade),
    code,
    value: String(value),
    type,
    does: 'edit',
    id: String(id),
  }
  return `/enrollment/admin/impact?${new URLSearchParams(change)}`
}
