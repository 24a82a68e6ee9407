import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import type { Admission } from '@matricula/contract'

export const admissionSorts = ['id', 'custom_id', 'last_name', 'status', 'grade', 'enrollment_year'] as const

export type AdmissionSort = (typeof admissionSorts)[number]

const keyOf: Readonly<Record<AdmissionSort, (admission: Admission) => string>> = {
  id: ({ id }) => id,
  custom_id: ({ code }) => code ?? '',
  last_name: ({ lastNames }) => lastNames,
  status: ({ status }) => status,
  grade: ({ grade }) => grade,
  enrollment_year: ({ enrollmentYear }) => enrollmentYear,
}

/** A page of what admissions answered: that system gives its list from the first to the last and in one order. */
export function pageAdmissions(
  all: readonly Admission[],
  { by, direction }: SortOrder<AdmissionSort>,
  page: PageQuery | null,
): Paged<Admission> {
  const sign = direction === 'asc' ? 1 : -1
  const sorted = all.toSorted(
    (one, other) => sign * compare(keyOf[by](one), keyOf[by](other)) || compare(one.id, other.id),
  )
  const items = page === null ? sorted : sorted.slice(page.offset, page.offset + page.limit)
  return { items, total: all.length }
}

const { compare } = new Intl.Collator('es-CO')
