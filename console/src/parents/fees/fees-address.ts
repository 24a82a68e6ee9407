/** What the address asks for. */
export interface FeesQuery {
  /** null: every grade. */
  grade: number | null
  page: number
}

/** Reads the address; what makes no sense in it asks for nothing. */
export function feesQueryOf(search: URLSearchParams): FeesQuery {
  return { grade: wholeNumber(search.get('grade'), 999), page: wholeNumber(search.get('page'), 100_000) ?? 1 }
}

/** The address of a query, defaults left out. */
export function searchOf({ grade, page }: FeesQuery): Record<string, string> {
  return {
    ...(grade === null ? {} : { grade: String(grade) }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

/** The hub's call for it, so many rows a page. */
export function callOf({ grade, page }: FeesQuery, rows: number): string {
  const query = new URLSearchParams({
    ...(grade === null ? {} : { grade: String(grade) }),
    'page[number]': String(page),
    'page[size]': String(rows),
    sort: 'grade',
  })
  return `/api/enrollment/admin/fees?${query}`
}

/** How many pages there are, never none. */
export function pagesOf(total: number, rows: number): number {
  return Math.max(1, Math.ceil(total / rows))
}

function wholeNumber(written: string | null, most: number): number | null {
  const value = /^\d{1,6}$/.test(written ?? '') ? Number(written) : 0
  return value >= 1 && value <= most ? value : null
}
